import fc from "fast-check";
import { expect, test } from "vitest";
import { contractLocations } from "#tests/demo-chain.ts";
import { ratings } from "./review.ts";
import { reviewsForHome } from "./reviews-for-home.ts";

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const words = (length: number) => "å".repeat(length);
const review = (said: {
  store?: "uppsala" | "nacka" | "taby" | "lanna";
  at?: string;
  text?: string | null;
}) => ({
  store: said.store ?? "uppsala",
  publishedAt: day(said.at ?? "2026-11-01"),
  text: said.text === undefined ? words(100) : said.text,
});

test("[REVIEW-4] the three newest are shown, newest first; a store has one at most, its newest", () => {
  const shown = reviewsForHome([
    review({ store: "uppsala", at: "2026-10-02" }),
    review({ store: "nacka", at: "2026-10-04" }),
    review({ store: "taby", at: "2026-10-01" }),
    review({ store: "lanna", at: "2026-10-03" }),
  ]);
  expect(shown.map(({ store }) => store)).toEqual(["nacka", "lanna", "uppsala"]);
  const older = review({ store: "nacka", at: "2026-10-01" });
  const newer = review({ store: "nacka", at: "2026-10-02" });
  const other = review({ store: "taby", at: "2026-09-01" });
  expect(reviewsForHome([older, newer, other])).toEqual([newer, other]);
});

test.each([
  ["no text", null, 0],
  ["39 characters", words(39), 0],
  ["40 characters", words(40), 1],
  ["240 characters", words(240), 1],
  ["241 characters", words(241), 0],
  ["39 characters of two units each", "😀".repeat(39), 0],
])("[REVIEW-4] with %s", (_, text, shown) => {
  expect(reviewsForHome([review({ text })])).toHaveLength(shown);
});

test("[REVIEW-5] whatever the ratings, the same reviews are shown", () => {
  const anyReview = fc.record({
    id: fc.nat(),
    store: fc.constantFrom(...contractLocations),
    publishedAt: fc.date({ noInvalidDate: true }),
    text: fc.constant(words(50)),
    rating: fc.constantFrom(...ratings),
  });
  const ids = (reviews: readonly { id: number }[]) => reviews.map(({ id }) => id);
  fc.assert(
    fc.property(fc.array(anyReview), fc.constantFrom(...ratings), (reviews, rating) => {
      const otherwise = reviews.map((one) => ({ ...one, rating }));
      expect(ids(reviewsForHome(otherwise))).toEqual(ids(reviewsForHome(reviews)));
    }),
  );
});
