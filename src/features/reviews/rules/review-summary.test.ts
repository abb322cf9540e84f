import fc from "fast-check";
import { expect, test } from "vitest";
import { type RatingCounts, reviewSummary } from "./review-summary.ts";

const none: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
const anyCounts = fc.record({ 1: fc.nat(), 2: fc.nat(), 3: fc.nat(), 4: fc.nat(), 5: fc.nat() });

test.each([
  [{ 5: 6, 4: 4 }, "4,6"],
  [{ 5: 3 }, "5,0"],
  [{ 1: 1 }, "1,0"],
  // 4.25 and 4.35: the half goes up, as in school.
  [{ 5: 1, 4: 3 }, "4,3"],
  [{ 5: 7, 4: 13 }, "4,4"],
  [{ 5: 2, 3: 1 }, "4,3"],
])("[REVIEW-1] the average of %o is %s", (given, average) => {
  expect(reviewSummary({ ...none, ...given })?.averageText).toBe(average);
});

test("[REVIEW-2] the shares stand best first, without ratings that nobody gave", () => {
  expect(reviewSummary({ ...none, 5: 70, 4: 20, 1: 10 })).toMatchObject({
    count: 100,
    shares: [
      { rating: 5, percent: 70 },
      { rating: 4, percent: 20 },
      { rating: 1, percent: 10 },
    ],
  });
});

test("[REVIEW-2] the percents are whole, a hundred together, and each less than one from the truth", () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const { shares, count } = reviewSummary(counts) ?? { shares: [{ rating: 5, percent: 100 }], count: 0 };
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      for (const { rating, percent } of count > 0 ? shares : []) {
        expect(percent).toSatisfy(Number.isInteger);
        expect(Math.abs(percent - (counts[rating as 1] * 100) / count)).toBeLessThan(1);
      }
    }),
  );
});

test("[REVIEW-3] no reviews give no summary", () => {
  expect(reviewSummary(none)).toBeNull();
});
