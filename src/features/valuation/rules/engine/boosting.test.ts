import { expect, test } from "vitest";
import { boost, boosted } from "./boosting.ts";
import { chanceFrom } from "./statistics.ts";

const flat = (rows: number[][]) => ({ values: Float64Array.from(rows.flat()), width: rows[0]?.length ?? 0 });

test("[VALUE-4] trees learn what no straight line can: one thing only together with another", () => {
  const chance = chanceFrom(1);
  const features = Array.from({ length: 400 }, () => [chance(), chance(), chance()]);
  const truthOf = ([one = 0, other = 0]: readonly number[]) => (one > 0.5 === other > 0.5 ? 0.3 : -0.3);
  const trees = boost(flat(features), Float64Array.from(features, truthOf), chance);
  const unseen = Array.from({ length: 200 }, () => [chance(), chance(), chance()]);
  const right = unseen.filter((row) => Math.sign(boosted(trees, row)) === Math.sign(truthOf(row)));
  expect(right.length).toBeGreaterThan(180);
});

test("[VALUE-4] where all cars are alike there is nothing to cut", () => {
  const features = Array.from({ length: 50 }, () => [1, 2]);
  const trees = boost(flat(features), new Float64Array(50).fill(0.2), chanceFrom(1));
  expect(boosted(trees, [1, 2])).toBeCloseTo(0.2, 2);
});
