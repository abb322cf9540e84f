import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { batteryPercent, isWithoutRemarks, minTyreDepth } from "./condition-facts.ts";

const batteryHealth = { percent: 93, method: "Fulladdningstest", measuredOn: "2026-10-01" };
const checked = { inspectedOn: "2026-10-01", inspectionComplete: true };

test("[CONDITION-1] the health of a battery is known once the car was checked", () => {
  expect(batteryPercent(aCar({ ...checked, batteryHealth }))).toBe(93);
  expect(batteryPercent(aCar({ batteryHealth }))).toBeNull();
  expect(batteryPercent(aCar(checked))).toBeNull();
});

test("[CONDITION-2] the shallower axle counts, and both must be known", () => {
  expect(minTyreDepth(aCar({ ...checked, tyreDepthFront: 6, tyreDepthRear: 4.5 }))).toBe(4.5);
  expect(minTyreDepth(aCar({ ...checked, tyreDepthFront: 6, tyreDepthRear: null }))).toBeNull();
  expect(minTyreDepth(aCar({ tyreDepthFront: 6, tyreDepthRear: 6 }))).toBeNull();
});

test.each([
  ["nothing in a whole protocol", { ...checked, remarkCount: 0 }, true],
  ["a remark in a whole protocol", { ...checked, remarkCount: 1 }, false],
  ["a remark without a protocol", { remarkCount: 2 }, false],
  ["nothing in a part of one", { ...checked, inspectionComplete: false, remarkCount: 0 }, null],
  ["nothing told of remarks", checked, null],
  ["remarks that are not counted", { ...checked, remarkCount: null }, null],
])("[CONDITION-3] %s", (_what, facts, isWithout) => {
  expect(isWithoutRemarks({ ...aCar(), ...facts })).toBe(isWithout);
});
