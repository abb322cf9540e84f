import { expect, test } from "vitest";
import type { DamagePlace } from "#features/cars/rules/damage-place.ts";
import { markOnFrame, sizeOfBody } from "./spin-marks.ts";

const size = sizeOfBody("kombi");
if (!size) throw new Error("The turntable of the demo shows a kombi");
const count = 36;
const on = (place: DamagePlace, frame: number) => markOnFrame(place, size, { frame, count });

const leftDoor: DamagePlace = { view: "left", along: 0.6, up: 0.45 };
const bonnet: DamagePlace = { view: "above", along: 0.08, up: 0.5 };

test("[STAGE-5] a mark goes round with the car, and is gone while its side is turned away", () => {
  const [front, left, back, right] = [0, 9, 18, 27].map((frame) => on(leftDoor, frame));
  expect([front, back, right]).toEqual([null, null, null]);
  // From the left the front is to the left: the rear door is right of the middle, and below the windows.
  expect(left?.x).toBeGreaterThan(0.5);
  expect(left?.x).toBeLessThan(0.75);
  expect(left?.y).toBeGreaterThan(0.45);
  expect(left?.y).toBeLessThan(0.6);
});

test("[STAGE-5] what is in the middle is seen from its own end", () => {
  expect(on(bonnet, 0)?.x).toBeCloseTo(0.5);
  expect(on(bonnet, 18)).toBeNull();
});

test("[STAGE-5] every place of the drawing is on the car in every frame that shows it", () => {
  const places: DamagePlace[] = [0.01, 0.2, 0.5, 0.8, 0.98].flatMap((along) => [
    { view: "left" as const, along, up: 0.5 },
    { view: "right" as const, along, up: 0.2 },
    { view: "above" as const, along, up: 0.5 },
  ]);
  for (const place of places) {
    const seen = Array.from({ length: count }, (_, frame) => on(place, frame)).filter(
      (mark) => mark !== null,
    );
    expect(seen.length).toBeGreaterThan(8);
    for (const { x, y } of seen) {
      expect(Math.abs(x - 0.5)).toBeLessThan(0.46);
      expect(Math.abs(y - 0.5)).toBeLessThan(0.25);
    }
  }
});

test("[STAGE-5] a car of unknown size has no marks", () => {
  expect(sizeOfBody("husbil")).toBeNull();
  expect(sizeOfBody(undefined)).toBeNull();
});
