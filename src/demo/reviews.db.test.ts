import { expect, test } from "vitest";
import { reviewsForHome } from "#features/reviews/rules/reviews-for-home.ts";
import { makeDemoStock } from "./make-stock.ts";
import { closings, type Fact, phrases } from "./review-phrases.ts";
import { makeDemoReviews } from "./reviews.ts";

const today = new Date("2026-11-15T12:00:00Z");
const { entries } = makeDemoStock({ today });
const reviews = makeDemoReviews(entries, { today });
const entryOf = new Map(entries.map((entry) => [entry.car.licenseplate, entry]));
const withText = reviews.flatMap((review) => {
  const entry = entryOf.get(review.licenseplate);
  return review.text && entry ? [{ ...review, text: review.text, car: entry.car }] : [];
});

const within = (min: number, max: number) => (value: number) => value >= min && value <= max;
const shareOf = (rating: number) =>
  reviews.filter((review) => review.rating === rating).length / reviews.length;

test("[REVIEW-11] more than half of the delivered cars are reviewed, half of them in words", () => {
  const delivered = entries.flatMap(({ sales }) => sales.filter(({ deliveredAt }) => deliveredAt));
  expect(reviews.length / delivered.length).toSatisfy(within(0.55, 0.62));
  expect(withText.length / reviews.length).toSatisfy(within(0.47, 0.53));
});

test.each([
  [5, 0.68],
  [4, 0.22],
  [3, 0.06],
  [2, 0.02],
  [1, 0.02],
])("[REVIEW-11] the rating %i is given by about %d of all", (rating, share) => {
  expect(shareOf(rating)).toSatisfy(within(share * 0.75, share * 1.25));
});

test("[REVIEW-11] the same seed gives the same reviews, another seed others", () => {
  const again = (seed?: string) =>
    makeDemoReviews(entries, { today, ...(seed ? { seed } : {}) }).slice(0, 200);
  expect(again()).toEqual(reviews.slice(0, 200));
  expect(again("another")).not.toEqual(again());
});

test("[REVIEW-12] a review is of a deal at its store, and comes when the buyer has had the car for two weeks", () => {
  const wrong = reviews.filter(({ licenseplate, soldAt, store, publishedAt }) => {
    const entry = entryOf.get(licenseplate);
    const sale = entry?.sales.find((one) => one.soldAt === soldAt);
    const days = (publishedAt.getTime() - (sale?.deliveredAt?.getTime() ?? 0)) / 86_400_000;
    return entry?.car.location !== store || days < 14 || publishedAt > today;
  });
  expect(wrong).toEqual([]);
});

const isTrueOf = {
  electric: ({ car }) => car.fuelType === 3,
  fuelled: ({ car }) => car.fuelType !== 3,
  battery: ({ car }) => car.batteryHealth !== null,
  towbar: ({ car }) => car.hasTowbar,
  caravan: ({ car }) => (car.maxTrailerWeight ?? 0) >= 1_500,
  heater: ({ car }) => car.equipment.includes("värmare"),
  awd: ({ car }) => car.hasAwd === true,
  van: ({ car }) => car.bodyType.startsWith("transportbil"),
  // What is sold on the web has no store to visit.
  store: ({ store }) => store !== "weblager",
} satisfies Partial<Record<Fact, (review: (typeof withText)[number]) => boolean>>;

test.each(Object.entries(isTrueOf))(
  "[REVIEW-13] words that need %s are said only where it is so",
  (fact, holds) => {
    const needing = phrases
      .filter(({ needs }) => needs.some((need) => need === fact))
      .map(({ words }) => words)
      .filter((words) => !words.includes("{"));
    const said = withText.filter(({ text }) => needing.some((words) => text.includes(words)));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((review) => !holds(review))).toEqual([]);
  },
);

test("[REVIEW-13] no slot is left open, and no text is longer than the table takes", () => {
  expect(withText.filter(({ text }) => /[{}]|undefined| {2}/.test(text) || text.length > 1_000)).toEqual([]);
});

test("[REVIEW-14] few stars come with criticism, five without", () => {
  const criticism = phrases.filter(({ tone }) => tone !== "good");
  const criticised = (text: string) =>
    criticism.some(({ words }) => text.includes(words.split("{")[0] ?? words));
  expect(withText.filter(({ rating, text }) => rating <= 3 && !criticised(text))).toEqual([]);
  expect(withText.filter(({ rating, text }) => rating === 5 && criticised(text))).toEqual([]);
  expect(withText.some(({ text }) => text.endsWith(closings[1][0]))).toBe(true);
});

test("[REVIEW-14] those that stand together on the home page share no sentence", () => {
  for (let skipped = 0; skipped < 1_000; skipped += 10) {
    const shown = reviewsForHome(reviews.slice(skipped));
    const sentences = shown.flatMap(({ text }) => text?.split(/(?<=[.!]) /) ?? []);
    const said = sentences.filter(
      (words) =>
        !Object.values(closings)
          .flat()
          .some((closing) => closing === words),
    );
    expect(shown).toHaveLength(3);
    expect(new Set(said).size).toBe(said.length);
  }
});
