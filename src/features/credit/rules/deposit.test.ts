import fc from "fast-check";
import { expect, test } from "vitest";
import { depositFloor, depositFor } from "./deposit.ts";

const kronor = fc.integer({ min: 0, max: 2_000_000 });

test("[FIN-2] the floor is a fifth of the price, rounded up", () => {
  expect(depositFloor(200_000)).toBe(40_000);
  expect(depositFloor(199_999)).toBe(40_000);
  expect(depositFloor(199_996)).toBe(40_000);
  expect(depositFloor(199_995)).toBe(39_999);
});

test("[FIN-3] the trade-in counts: 50 000 kr for the old car covers the floor, and no cash is asked for; cash fills what the trade-in lacks up to the floor", () => {
  expect(depositFor({ price: 200_000, cash: 0, tradeIn: 50_000 })).toEqual({
    total: 50_000,
    tradeIn: 50_000,
    cash: 0,
    paidOut: 0,
  });
  expect(depositFor({ price: 200_000, cash: 0, tradeIn: 15_000 })).toMatchObject({
    total: 40_000,
    cash: 25_000,
  });
});

test("[FIN-3] a trade-in worth more than the new car gives money back; a trade-in with more debt than value counts as nothing", () => {
  expect(depositFor({ price: 200_000, cash: 10_000, tradeIn: 230_000 })).toEqual({
    total: 200_000,
    tradeIn: 200_000,
    cash: 0,
    paidOut: 30_000,
  });
  expect(depositFor({ price: 200_000, cash: 0, tradeIn: -20_000 })).toMatchObject({
    total: 40_000,
    tradeIn: 0,
    paidOut: 0,
  });
});

test("[FIN-2] [FIN-3] the deposit lies between the floor and the price, and its parts add up", () => {
  fc.assert(
    fc.property(kronor, kronor, kronor, (price, cash, tradeIn) => {
      const deposit = depositFor({ price, cash, tradeIn });
      expect(deposit.total).toBeGreaterThanOrEqual(depositFloor(price));
      expect(deposit.total).toBeLessThanOrEqual(price);
      expect(deposit.tradeIn + deposit.cash).toBe(deposit.total);
      expect(deposit.tradeIn + deposit.paidOut).toBe(tradeIn);
    }),
  );
});
