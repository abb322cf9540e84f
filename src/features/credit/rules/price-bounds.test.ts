import fc from "fast-check";
import { expect, test } from "vitest";
import { loanFor } from "./loan.ts";
import { monthlyBoundsFromPrice, monthlyFromPrice, priceBoundsFromMonthly } from "./price-bounds.ts";

const price = fc.integer({ min: 1, max: 2_000_000 });
const monthly = fc.integer({ min: 1, max: 25_000 });

function ordered<T>(values: fc.Arbitrary<T>): fc.Arbitrary<[T, T]> {
  return fc.tuple(values, values).map(([a, b]) => (a <= b ? [a, b] : [b, a]));
}

test("[FIN-15] a card shows the payment of the default loan, or nothing without a price", () => {
  expect(monthlyFromPrice(200_000)).toBe(2652);
  expect(monthlyFromPrice(200_000)).toBe(loanFor({ price: 200_000 })?.monthly);
  expect(monthlyFromPrice(0)).toBeNull();
});

test("[FIN-16] 2 000 to 3 000 kr a month is 150 770 to 226 240 kr; an open side stays open; bounds beyond every car are still bounds", () => {
  expect(priceBoundsFromMonthly({ from: 2000, to: 3000 })).toEqual({ from: 150_770, to: 226_240 });
  expect([150_760, 150_770, 226_240, 226_250].map(monthlyFromPrice)).toEqual([1999, 2000, 3000, 3001]);
  expect(priceBoundsFromMonthly({ from: null, to: null })).toEqual({ from: null, to: null });
  expect(priceBoundsFromMonthly({ from: 2000, to: null })).toEqual({ from: 150_770, to: null });
  expect(monthlyBoundsFromPrice({ from: null, to: 200_000 })).toEqual({ from: null, to: 2652 });
  expect(priceBoundsFromMonthly({ from: 0, to: 0 })).toEqual({
    from: 0,
    to: expect.toSatisfy((to) => to < 100),
  });
  expect(priceBoundsFromMonthly({ from: 1e300, to: Number.POSITIVE_INFINITY })).toEqual({
    from: 100_000_000,
    to: 99_999_990,
  });
});

test("[FIN-16] a price inside the price bounds has its payment inside the monthly bounds", () => {
  fc.assert(
    fc.property(ordered(monthly), fc.double({ min: 0, max: 1, noNaN: true }), ([from, to], place) => {
      const bounds = priceBoundsFromMonthly({ from, to });
      const [low, high] = [bounds.from ?? 0, bounds.to ?? 0];
      fc.pre(low <= high);
      const payment = monthlyFromPrice(Math.round(low + (high - low) * place)) ?? 0;
      expect(payment).toBeGreaterThanOrEqual(from);
      expect(payment).toBeLessThanOrEqual(to);
    }),
    { numRuns: 300 },
  );
});

test("[FIN-16] a price in whole tens outside the price bounds has its payment outside", () => {
  fc.assert(
    fc.property(ordered(monthly), price, ([from, to], near) => {
      const asked = Math.round(near / 10) * 10;
      const bounds = priceBoundsFromMonthly({ from, to });
      const payment = monthlyFromPrice(asked) ?? 0;
      expect(payment < from).toBe(asked < (bounds.from ?? 0));
      expect(payment > to).toBe(asked > (bounds.to ?? 0));
    }),
    { numRuns: 300 },
  );
});

test("[FIN-17] a higher payment never gives a lower price, nor a higher price a lower payment", () => {
  fc.assert(
    fc.property(ordered(monthly), ordered(price), ([lower, higher], [cheap, dear]) => {
      const prices = priceBoundsFromMonthly({ from: lower, to: higher });
      expect(prices.from).toBeLessThanOrEqual(priceBoundsFromMonthly({ from: higher, to: null }).from ?? 0);
      expect(priceBoundsFromMonthly({ from: null, to: lower }).to).toBeLessThanOrEqual(prices.to ?? 0);
      const payments = monthlyBoundsFromPrice({ from: cheap, to: dear });
      expect(payments.from).toBeLessThanOrEqual(payments.to ?? 0);
    }),
  );
});

test("[FIN-18] prices made payments and prices again hold at least the prices they came from", () => {
  fc.assert(
    fc.property(ordered(price), ([from, to]) => {
      const again = priceBoundsFromMonthly(monthlyBoundsFromPrice({ from, to }));
      expect(again.from).toBeLessThanOrEqual(from);
      expect(again.to).toBeGreaterThanOrEqual(to);
    }),
  );
});

test("[FIN-18] a price between the bounds has its payment between the bounds made of them", () => {
  fc.assert(
    fc.property(ordered(price), fc.double({ min: 0, max: 1, noNaN: true }), ([from, to], place) => {
      const bounds = monthlyBoundsFromPrice({ from, to });
      const payment = monthlyFromPrice(Math.round(from + (to - from) * place)) ?? 0;
      expect(payment).toBeGreaterThanOrEqual(bounds.from ?? 0);
      expect(payment).toBeLessThanOrEqual(bounds.to ?? 0);
    }),
  );
});
