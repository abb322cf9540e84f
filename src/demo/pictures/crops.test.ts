import { expect, test } from "vitest";
import { cropOf } from "./crops.ts";
import { demoSet } from "./demo-set.ts";

const outside = Object.entries(demoSet().set.sources).flatMap(([name, { box, width }]) => {
  const crop = box && cropOf(name, box);
  return box && crop ? [{ name, box, crop, pixels: crop.width * width }] : [];
});
const isCover = ({ name }: { name: string }) => name.includes("-f34-");
const covers = outside.filter(isCover);

test("[DEMOPICTURE-7] every frame holds the whole car, and is within its picture", () => {
  expect(outside.length).toBeGreaterThan(1_000);
  const almost = 0.000_001;
  const wrong = outside.filter(
    ({ box: [left, top, right, bottom], crop }) =>
      crop.left < 0 ||
      crop.top < 0 ||
      crop.left + crop.width > 1 + almost ||
      crop.top + crop.height > 1 + almost ||
      crop.left > left ||
      crop.top > top ||
      crop.left + crop.width < right ||
      crop.top + crop.height < bottom,
  );
  expect(wrong).toEqual([]);
});

test("[DEMOPICTURE-7] every cover is the front at an angle, as wide in its frame as all others, on the same ground, and sharp", () => {
  expect(covers.length).toBe(9 * (10 + 7 * 4));
  for (const { box, crop, pixels } of covers) {
    const [left, , right, bottom] = box;
    const [wide, ground] = [(right - left) / crop.width, (bottom - crop.top) / crop.height];
    expect(Math.abs(wide - 0.85)).toBeLessThan(0.035);
    expect(Math.abs(ground - 0.84)).toBeLessThan(0.025);
    expect(Math.abs((left + right) / 2 - crop.left - crop.width / 2)).toBeLessThan(0.02);
    // The widest place of a picture on a page, and more.
    expect(pixels).toBeGreaterThan(1_080);
  }
});

test("[DEMOPICTURE-4] of a close-up what belongs to the car it was taken on alone is left out", () => {
  for (const mark of ["repa", "buckla", "stenskott", "kantstott"]) {
    const crop = cropOf(`skada/kombi-${mark}-bla`, undefined);
    expect((crop?.width ?? 0) * 1_600).toBeGreaterThan(1_200);
    expect((crop?.height ?? 2) + (crop?.top ?? 0)).toBeLessThanOrEqual(1.000_001);
  }
  expect(cropOf("interior/kombi-dash-mork", undefined)).toBeNull();
});
