import { formatMonth, isoDate } from "#core/dates/dates.ts";
import { formatList } from "#core/text/format-list.ts";
import { formatNumber } from "#core/text/number.ts";
import { placeName } from "#features/cars/pages/car-card-view.ts";
import type { Rating, Review } from "#features/reviews/rules/review.ts";
import type { ReviewSummary } from "#features/reviews/rules/review-summary.ts";
import type { Store } from "#features/stores/rules/store.ts";

/** All that the section shows, in words. */
export type ReviewsView = {
  average: number;
  averageText: string;
  averageLabel: string;
  counted: string;
  quotes: QuoteView[];
};

export type QuoteView = {
  rating: number;
  ratingLabel: string;
  text: string;
  customer: string;
  month: string;
  monthForMachines: string;
};

type Quoted = Review & { carName: string; storeName: string };

const names = {
  5: "femmor",
  4: "fyror",
  3: "treor",
  2: "tvåor",
  1: "ettor",
} as const satisfies Record<Rating, string>;

export function reviewsView(
  summary: ReviewSummary,
  quotes: readonly Quoted[],
  stores: readonly Pick<Store, "slug" | "kind">[],
): ReviewsView {
  const onTheWeb = new Set(stores.filter(({ kind }) => kind === "web").map(({ slug }) => slug));
  return {
    average: summary.average,
    averageText: summary.averageText,
    averageLabel: `${summary.averageText} av 5`,
    counted: countedText(summary),
    quotes: quotes.map((quote) => quoteView(quote, onTheWeb.has(quote.store))),
  };
}

/** "8 554 omdömen: 68 % femmor, 22 % fyror och 10 % ettor." */
export function countedText({ count, shares }: Pick<ReviewSummary, "count" | "shares">): string {
  const parts = shares.map(({ rating, percent }) => `${percent}\u00a0% ${names[rating]}`);
  return `${formatNumber(count)}\u00a0${count === 1 ? "omdöme" : "omdömen"}: ${formatList(parts)}.`;
}

function quoteView(
  { rating, text, signature, carName, storeName, publishedAt }: Quoted,
  isOnTheWeb: boolean,
): QuoteView {
  return {
    rating,
    ratingLabel: `${rating} av 5`,
    text: text ?? "",
    customer: `${signature}, köpte en ${carName} ${isOnTheWeb ? "på webben" : boughtAt(placeName(storeName))}`,
    month: formatMonth(publishedAt),
    monthForMachines: isoDate(publishedAt).slice(0, "yyyy-mm".length),
  };
}

/** "i Örebro", "hos Recharge i Järfälla" */
export function boughtAt(place: string): string {
  const [part, town] = place.split(", ");
  return town ? `hos ${part} i ${town}` : `i ${place}`;
}
