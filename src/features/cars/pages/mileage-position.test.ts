import fc from "fast-check";
import { expect, test } from "vitest";
import { mileagePosition } from "./mileage-position.ts";

test.each([
  [0, 0],
  [8_450, 42.3],
  [20_000, 100],
  [21_240, 100],
])("[PAGE-8] %i mil stand at %f percent", (mil, percent) => {
  expect(mileagePosition(mil)).toBe(percent);
});

test("[PAGE-8] further on the road is never further back on the ruler", () => {
  const mileage = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(mileage, mileage, (one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      expect(mileagePosition(near)).toBeLessThanOrEqual(mileagePosition(far));
    }),
  );
});
