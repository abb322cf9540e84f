import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { reviewSummary } from "#features/reviews/rules/review-summary.ts";
import { boughtAt, countedText, reviewsView } from "./reviews-view.ts";

const summary = reviewSummary({ 5: 6_000, 4: 1_500, 3: 0, 2: 300, 1: 200 });

test("[REVIEW-15] the number of reviews stands with the share of each rating; a single review is one", () => {
  expect(summary && countedText(summary)).toBe(
    "8\u00a0000\u00a0omdömen: 75\u00a0% femmor, 19\u00a0% fyror, 4\u00a0% tvåor och 2\u00a0% ettor.",
  );
  expect(countedText({ count: 1, shares: [{ rating: 4, percent: 100 }] })).toBe(
    "1\u00a0omdöme: 100\u00a0% fyror.",
  );
});

test.each([
  ["Örebro", "i Örebro"],
  ["Recharge, Järfälla", "hos Recharge i Järfälla"],
])("[REVIEW-18] a car from %s was bought %s", (place, text) => {
  expect(boughtAt(place)).toBe(text);
});

test("[REVIEW-18] [REVIEW-19] a quote tells of name, car, store and month, and its rating in words", () => {
  const quote = {
    rating: 4,
    text: "Bilen levererades hem till Åre på två dagar, inte en.",
    signature: "Samira",
    carName: "Volvo V90",
    store: "ostersund",
    storeName: "Milstolpen Östersund",
    publishedAt: new Date("2026-10-31T23:30:00Z"),
  } as const;
  const onTheWeb = { ...quote, store: "weblager", storeName: "Milstolpen Webblager" };
  expect(summary && reviewsView(summary, [onTheWeb], demoStores).quotes[0]?.customer).toBe(
    "Samira, köpte en Volvo V90 på webben",
  );
  expect(summary && reviewsView(summary, [quote], demoStores)).toMatchObject({
    averageText: "4,6",
    averageLabel: "4,6 av 5",
    quotes: [
      {
        rating: 4,
        ratingLabel: "4 av 5",
        text: quote.text,
        customer: "Samira, köpte en Volvo V90 i Östersund",
        month: "november 2026",
        monthForMachines: "2026-11",
      },
    ],
  });
});
