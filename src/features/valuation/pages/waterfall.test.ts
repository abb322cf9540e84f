import fc from "fast-check";
import { expect, test } from "vitest";
import type { Step } from "../rules/value-steps.ts";
import { waterfallOf } from "./waterfall.ts";

const sumsAbove = (min: number) =>
  fc
    .record({
      start: fc.integer({ min, max: 2_000_000 }),
      moves: fc.array(fc.integer({ min: -40_000, max: 40_000 }), { maxLength: 14 }),
      less: fc.integer({ min: 0, max: 60_000 }),
      more: fc.integer({ min: 0, max: 60_000 }),
    })
    .map(({ start, moves, less, more }) => {
      const steps = moves.map(
        (kronor, at): Step => ({ kind: "mil", label: `Steg ${at}`, answer: null, kronor }),
      );
      const estimate = moves.reduce((sum, move) => sum + move, start);
      return { start, steps, estimate, low: estimate - less, high: estimate + more };
    });

/** "−5 400 kr" → -5400 */
const numberIn = (text: string) => Number(text.replace("−", "-").replaceAll(/[^\d-]/g, ""));

test("[FLOW-16] the rows sum to the last one to the krona, as numbers and as they are written", () => {
  fc.assert(
    fc.property(sumsAbove(1_000), (sums) => {
      const { rows } = waterfallOf(sums);
      const kronor = rows.map((row) => row.kronor);
      const result = kronor.pop();
      expect(kronor.reduce((sum, each) => sum + each, 0)).toBe(result);
      for (const row of rows) expect(numberIn(row.sum)).toBe(row.kronor);
    }),
  );
});

test("[FLOW-16] each bar begins where the one before it ended, and lies on the axis with the range", () => {
  fc.assert(
    fc.property(sumsAbove(700_000), (sums) => {
      const { rows, range } = waterfallOf(sums);
      for (const [at, row] of rows.entries()) {
        if (at > 0) expect(row.joins.in).toBeCloseTo(rows[at - 1]?.joins.out ?? Number.NaN, 1);
        expect(row.from).toBeGreaterThanOrEqual(0);
        expect(row.from + row.length).toBeLessThanOrEqual(100.02);
      }
      expect(range.from + range.length).toBeLessThanOrEqual(100.02);
    }),
  );
});

test("[FLOW-16] the axis begins near the prices and says so; from nothing where they reach down to it", () => {
  const step = (kronor: number): Step => ({ kind: "mil", label: "Mil", answer: null, kronor });
  const near = waterfallOf({
    start: 320_000,
    steps: [step(-30_000)],
    estimate: 290_000,
    low: 270_000,
    high: 315_000,
  });
  expect(near.axis.isBroken).toBe(true);
  expect(numberIn(near.axis.from)).toBeGreaterThan(200_000);
  expect(near.axis.ticks.length).toBeGreaterThanOrEqual(3);
  const far = waterfallOf({
    start: 50_000,
    steps: [step(-45_000)],
    estimate: 5_000,
    low: 1_000,
    high: 9_000,
  });
  expect([far.axis.isBroken, numberIn(far.axis.from)]).toEqual([false, 0]);
});

test("[FLOW-16] prices on the axis do not run into each other, and its end is always said", () => {
  fc.assert(
    fc.property(sumsAbove(700_000), (sums) => {
      const { ticks } = waterfallOf(sums).axis;
      const places = ticks.map(({ at }) => at);
      expect(places.length).toBeGreaterThan(0);
      for (const [before, at] of places.entries())
        expect((places[before + 1] ?? 200) - at).toBeGreaterThanOrEqual(29.9);
    }),
  );
});
