import fc from "fast-check";
import { expect, test } from "vitest";
import { mileageGroup } from "./mileage-group.ts";

test("[VAL-1] 0 mil is group 1", () => {
  expect(mileageGroup(0)).toBe(1);
});

test.each([1, 5_000, 9_999])("[VAL-2] %i mil is group 2", (mil) => {
  expect(mileageGroup(mil)).toBe(2);
});

test.each([10_000, 12_345, 14_999])("[VAL-3] %i mil is group 3", (mil) => {
  expect(mileageGroup(mil)).toBe(3);
});

test.each([15_000, 22_000, 99_999])("[VAL-4] %i mil is group 4", (mil) => {
  expect(mileageGroup(mil)).toBe(4);
});

test("[VAL-1] [VAL-2] [VAL-3] [VAL-4] a car that has gone further is never in a lower group", () => {
  const anyMil = fc.nat({ max: 40_000 });
  fc.assert(fc.property(anyMil, anyMil, (a, b) => a > b || mileageGroup(a) <= mileageGroup(b)));
});
