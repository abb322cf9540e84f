import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsAt, lastPosition, positionsOf, withinReach } from "./range-positions.ts";

const price = { steps: [5_000, 10_000, 15_000], isYear: false };
const years = { steps: [2024, 2025, 2026], isYear: true };

test("[HANDLE-1] without bounds the handles stand at the ends; a bound is the edge where its step begins; the last year that is asked for is a whole bar", () => {
  expect(positionsOf({ ...price, from: null, to: null })).toEqual([0, 4]);
  expect(boundsAt(price, [0, 4])).toEqual([null, null]);
  expect(positionsOf({ ...price, from: 5_000, to: 15_000 })).toEqual([1, 3]);
  expect(boundsAt(price, [1, 3])).toEqual([5_000, 15_000]);
  expect(positionsOf({ ...years, from: 2024, to: 2024 })).toEqual([1, 2]);
  expect(boundsAt(years, [1, 2])).toEqual([2024, 2024]);
});

test.each([price, years])(
  "[HANDLE-1] wherever the handles go, they stand on bounds that read back: %j",
  (scale) => {
    const edge = fc.integer({ min: 0, max: lastPosition(scale) });
    fc.assert(
      fc.property(edge, edge, (low, high) => {
        const gap = scale.isYear ? 1 : 0;
        fc.pre(low + gap <= high);
        const reached = withinReach(scale, [low, high]);
        const [from, to] = boundsAt(scale, reached);
        expect(from === null || to === null || from <= to).toBe(true);
        expect(positionsOf({ ...scale, from, to })).toEqual(reached);
      }),
    );
  },
);
