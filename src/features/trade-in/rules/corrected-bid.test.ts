import fc from "fast-check";
import { expect, test } from "vitest";
import { buyingPrice } from "#features/valuation/rules/buying-price.ts";
import { correctionFrom, filledBid, type LearntBid, wantedMargin } from "./corrected-bid.ts";

const terms = { share: 0.06, fixed: 7_500, validDays: 7, asOf: "2026-11-01" };
const learnt = (count: number, predicted: Partial<LearntBid> = {}): LearntBid[] =>
  Array.from({ length: count }, () => ({
    modelPrice: 150_000,
    estimatedSalePrice: 999_999,
    salePrice: 147_000,
    cost: 9_500,
    ...predicted,
  }));
const none = { ownOfSeries: [], own: [], allOfSeries: [] };

test.each([
  [
    "the appraiser's own on the series",
    { ownOfSeries: learnt(5), own: learnt(9), allOfSeries: learnt(9) },
    "ownOfSeries",
    5,
  ],
  [
    "else all of the appraiser's own",
    { ownOfSeries: learnt(4), own: learnt(9), allOfSeries: learnt(9) },
    "own",
    9,
  ],
  [
    "else everybody's on the series",
    { ownOfSeries: learnt(1), own: learnt(4), allOfSeries: learnt(6) },
    "allOfSeries",
    6,
  ],
  ["and of those the newest 24", { ...none, own: learnt(40) }, "own", 24],
])("[CORRECT-1] %s", (_, history, base, cars) => {
  expect(correctionFrom(history, terms)).toMatchObject({ base, cars });
});

test("[CORRECT-1] with fewer than five nothing is corrected", () => {
  expect(
    correctionFrom({ ownOfSeries: learnt(4), own: learnt(4), allOfSeries: learnt(4) }, terms),
  ).toBeNull();
});

test("[CORRECT-2] measured against the model, and against the appraiser where it said nothing; few count for less", () => {
  const twoPercent = correctionFrom({ ...none, own: learnt(20) }, terms);
  expect(twoPercent?.share).toBeCloseTo(-0.02 * (20 / 25), 10);
  expect(twoPercent?.extraCost).toBeCloseTo(2_000 * (20 / 25), 10);
  const fewer = correctionFrom({ ...none, own: learnt(5) }, terms);
  expect(fewer?.share).toBeCloseTo(-0.02 / 2, 10);
  const own = learnt(20, { modelPrice: null, estimatedSalePrice: 140_000 });
  expect(correctionFrom({ ...none, own }, terms)?.share).toBeCloseTo(0.05 * (20 / 25), 10);
});

test("[CORRECT-2] a slip of the key moves no more than a quarter of its price, and costs need five of their own", () => {
  const own = [...learnt(4, { salePrice: 150_000, cost: null }), ...learnt(1, { salePrice: 15_000_000 })];
  expect(correctionFrom({ ...none, own }, terms)).toMatchObject({ share: 0.25 / 10, extraCost: 0 });
});

test("[CORRECT-2] a correction that works stays: the price that was filled in is not what errors are measured against", () => {
  const first = correctionFrom({ ...none, own: learnt(24) }, terms);
  const filled = filledBid(150_000, first, terms);
  const next = learnt(24, { estimatedSalePrice: filled.estimatedSalePrice });
  expect(correctionFrom({ ...none, own: next }, terms)).toEqual(first);
});

test("[CORRECT-3] a lower price and a dearer car make the next bid as much lower", () => {
  const plain = filledBid(150_000, null, terms);
  expect(plain).toEqual({ bid: 133_500, estimatedSalePrice: 150_000, estimatedCost: 7_500 });
  expect(filledBid(150_000, { share: -0.02, extraCost: 2_000 }, terms)).toEqual({
    bid: 128_700,
    estimatedSalePrice: 147_000,
    estimatedCost: 9_500,
  });
  expect(wantedMargin(150_000, terms)).toBe(9_000);
});

test("[CORRECT-3] without a correction it is what the site offers, and never below nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.double({ min: -0.25, max: 0.25, noNaN: true }),
      fc.integer({ min: -50_000, max: 500_000 }),
      (price, share, extraCost) => {
        expect(filledBid(price, null, terms).bid).toBe(Math.round(buyingPrice(price, terms) / 100) * 100);
        const { bid, estimatedCost } = filledBid(price, { share, extraCost }, terms);
        expect(bid >= 0 && estimatedCost >= 0).toBe(true);
      },
    ),
  );
});
