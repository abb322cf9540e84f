import { expect, test } from "vitest";
import { bidMargin, bidOutcome } from "./bid-outcome.ts";

const guess = { estimatedSalePrice: 149_900, estimatedCost: 9_000 };
const nothing = { sale: null, stock: null, cost: null, isReplaced: false };

test("[OUTCOME-2] sold for less and for a lower cost: what was earned beyond what was thought; a cost that nobody wrote down is the one that was thought", () => {
  const sold = bidOutcome(guess, { ...nothing, sale: { price: 148_000, daysInStock: 9 }, cost: 8_400 });
  expect(sold).toEqual({ kind: "sold", salePrice: 148_000, cost: 8_400, daysInStock: 9, result: -1_300 });
  expect(bidOutcome(guess, { ...nothing, sale: { price: 151_000, daysInStock: 1 } })).toMatchObject({
    cost: null,
    result: 1_100,
  });
});

test.each([
  [
    "a later bid counts instead, also where the car is sold",
    { ...nothing, sale: { price: 1, daysInStock: 1 }, isReplaced: true },
    { kind: "replaced" },
  ],
  [
    "a car that is with us",
    { ...nothing, stock: { days: 72 }, cost: 10_300 },
    { kind: "inStock", days: 72, cost: 10_300 },
  ],
  ["a car that never came", nothing, { kind: "none" }],
])("[OUTCOME-1] %s", (_, history, outcome) => {
  expect(bidOutcome(guess, history)).toEqual(outcome);
});

test("[BIDMARGIN-1] the margin is price less cost, bid and the VAT of the margin scheme, and its share of the price", () => {
  const { kronor, share } = bidMargin({ bid: 126_500, estimatedSalePrice: 148_900, estimatedCost: 9_500 });
  expect(kronor).toBe(12_900 - 4_480);
  expect(share).toBeCloseTo(0.057, 3);
  expect(bidMargin({ bid: 0, estimatedSalePrice: 0, estimatedCost: 0 }).share).toBeNull();
});
