import fc from "fast-check";
import { expect, test } from "vitest";
import { minScored, scoreFrom } from "./estimate-score.ts";

test("[SCORE-2] with too few nothing is claimed; with enough, what was inside, lower and higher is said of all of them", () => {
  expect(scoreFrom({ inside: minScored - 1, below: 0, above: 0 })).toBeNull();
  expect(scoreFrom({ inside: 0, below: 0, above: 0 })).toBeNull();
  expect(scoreFrom({ inside: 87, below: 8, above: 5 })).toEqual({
    cars: 100,
    inside: 87,
    below: 8,
    above: 5,
  });
});

test("[SCORE-2] the shares sum to a hundred, but for rounding, and none is below nothing", () => {
  const anyCount = fc.nat({ max: 5_000 });
  fc.assert(
    fc.property(anyCount, anyCount, anyCount, (inside, below, above) => {
      const score = scoreFrom({ inside, below, above });
      if (!score) return;
      expect(Math.abs(score.inside + score.below + score.above - 100)).toBeLessThanOrEqual(1);
      for (const share of [score.inside, score.below, score.above]) expect(share).toBeGreaterThanOrEqual(0);
    }),
  );
});
