import fc from "fast-check";
import { expect, test } from "vitest";
import { angleText, frameAfterDrag, frameAfterKey, loadingOrder } from "./spin.ts";

test("[SPIN-1] a drag over the whole stage is one turn, and half of it half a turn; whatever is dragged, there is a frame for it", () => {
  const stage = { width: 720, count: 36 };
  expect(frameAfterDrag(5, { ...stage, moved: 720 })).toBe(5);
  expect(frameAfterDrag(0, { ...stage, moved: -360 })).toBe(18);
  fc.assert(
    fc.property(fc.integer({ min: -9_000, max: 9_000 }), fc.integer({ min: 2, max: 72 }), (moved, count) => {
      const frame = frameAfterDrag(0, { moved, width: 300, count });
      expect(frame).toBeGreaterThanOrEqual(0);
      expect(frame).toBeLessThan(count);
    }),
  );
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, 35],
  ["PageUp", 30, 3],
  ["PageDown", 3, 30],
  ["Home", 17, 0],
  ["Tab", 17, null],
] as const)("[SPIN-2] the key %s turns frame %s to %s", (key, from, to) => {
  expect(frameAfterKey(key, from, 36)).toBe(to);
});

test("[SPIN-2] where the car is seen from is said in words", () => {
  expect([0, 9, 18, 27, 35].map((frame) => angleText(frame, 36))).toEqual([
    "0 grader, framifrån",
    "90 grader, från vänster",
    "180 grader, bakifrån",
    "270 grader, från höger",
    "350 grader, framifrån",
  ]);
});

test("[SPIN-3] every frame is fetched once, those beside the first one before those behind the car", () => {
  expect(loadingOrder(5)).toEqual([0, 1, 4, 2, 3]);
  expect(loadingOrder(5, 4)).toEqual([4, 0, 3, 1, 2]);
  expect(loadingOrder(36).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, at) => at));
});
