import fc from "fast-check";
import { expect, test } from "vitest";
import { tradeFor } from "./trade.ts";

test("[SWAP-1] the difference is the price less what mine is worth; where mine is worth more it is paid out", () => {
  expect(tradeFor({ price: 240_000, worth: 130_000 })).toMatchObject({
    difference: 110_000,
    isFloorReached: true,
  });
  expect(tradeFor({ price: 100_000, worth: 130_000 })).toMatchObject({
    difference: -30_000,
    deposit: { paidOut: 30_000 },
    loan: null,
  });
});

test("[SWAP-2] a trade-in below a fifth of the price is filled up with cash, and the loan is on the rest", () => {
  const trade = tradeFor({ price: 200_000, worth: 25_000 });
  expect(trade).toMatchObject({
    floor: 40_000,
    isFloorReached: false,
    deposit: { tradeIn: 25_000, cash: 15_000 },
  });
  expect(trade.loan?.credit).toBe(160_000);
});

test("[SWAP-1] [SWAP-2] the sums add up, and nobody borrows what mine has paid", () => {
  const anySum = fc.integer({ min: 1_000, max: 900_000 });
  fc.assert(
    fc.property(anySum, anySum, (price, worth) => {
      const { deposit, difference, loan, isFloorReached, floor } = tradeFor({ price, worth });
      expect(deposit.tradeIn + deposit.paidOut).toBe(worth);
      expect(difference).toBe(price - worth);
      expect(isFloorReached).toBe(Math.min(worth, price) >= floor);
      if (loan) expect(loan.credit).toBe(price - deposit.total);
    }),
  );
});
