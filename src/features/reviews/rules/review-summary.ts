import { formatOneDecimal } from "#core/text/number.ts";
import { type Rating, ratings } from "./review.ts";

export type RatingCounts = Readonly<Record<Rating, number>>;

export type ReviewSummary = {
  count: number;
  average: number;
  /** "4,6" */
  averageText: string;
  /** Best first, in whole percent; ratings that nobody gave are left out. */
  shares: { rating: Rating; percent: number }[];
};

const bestFirst = ratings.toReversed();

/** Null while there is nothing to sum up: an average of no reviews would be an invention. */
export function reviewSummary(counts: RatingCounts): ReviewSummary | null {
  const count = ratings.reduce((sum, rating) => sum + counts[rating], 0);
  if (count === 0) return null;
  const points = ratings.reduce((sum, rating) => sum + rating * counts[rating], 0);
  const ratingsWithReviews = bestFirst.filter((rating) => counts[rating] > 0);
  const percents = integerPercents(ratingsWithReviews.map((rating) => counts[rating]));
  const average = Math.round((points * 10) / count) / 10;
  return {
    count,
    average,
    averageText: formatOneDecimal(average),
    shares: ratingsWithReviews.map((rating, at) => ({ rating, percent: percents[at] ?? 0 })),
  };
}

/** Rounded down, and what is missing to a hundred goes to those that lost most by it. */
function integerPercents(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (count * 100) / total);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byLoss = exact.map((share, at) => ({ at, lost: share % 1 })).toSorted((a, b) => b.lost - a.lost);
  const raised = new Set(byLoss.slice(0, missing).map(({ at }) => at));
  return exact.map((share, at) => Math.floor(share) + (raised.has(at) ? 1 : 0));
}
