import fc from "fast-check";
import { expect, test } from "vitest";
import { densities } from "./density.ts";
import { rangeNames, rangeRow } from "./ranges.ts";

const stepsOf = (range: (typeof rangeNames)[number]) =>
  rangeRow(range)
    .steps(new Date("2026-11-16"))
    .toSorted((a, b) => a - b);

test("[DENSITY-1] cars that lie evenly make bars of one height, however wide the steps are; where steps grow tenfold, ten times the cars make no peak", () => {
  // One car for every thousand kronor, and steps of 5,000, 10,000 and 50,000.
  const steps = [5_000, 10_000, 20_000, 70_000];
  expect(densities({ steps, counts: [5, 5, 10, 50, 50] }, true)).toEqual(
    [1, 1, 1, 1, 1].map((n) => n / 1000),
  );
  const [below, above] = densities({ steps: [10, 20, 120], counts: [0, 30, 30, 0] }, true).slice(1);
  expect(above).toBeLessThan(below ?? 0);
});

test("[DENSITY-2] an open end is as wide as the step beside it", () => {
  expect(densities({ steps: [100, 200, 400], counts: [1, 1, 2, 2] }, true)).toEqual([0.01, 0.01, 0.01, 0.01]);
  expect(densities({ steps: [2024, 2025, 2026], counts: [3, 4, 5, 6] }, false)).toEqual([3, 4, 5, 6]);
});

test.each(rangeNames)("[DENSITY-1] [DENSITY-2] every bar of %s has a width", (range) => {
  const steps = stepsOf(range);
  const counts = fc.array(fc.nat(10_000), { minLength: steps.length + 1, maxLength: steps.length + 1 });
  fc.assert(
    fc.property(counts, (cars) => {
      const heights = densities({ steps, counts: cars }, range !== "year");
      expect(heights).toHaveLength(cars.length);
      expect(
        heights.every((height, bar) => Number.isFinite(height) && height > 0 === (cars[bar] ?? 0) > 0),
      ).toBe(true);
    }),
  );
});
