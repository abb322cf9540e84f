import fc from "fast-check";
import { expect, test } from "vitest";
import { carCost, carMargin, marginVat } from "./car-margin.ts";

const kronor = fc.integer({ min: 0, max: 2_000_000 });
const bought = fc.record({
  price: kronor,
  estimatedCost: fc.integer({ min: 0, max: 200_000 }),
  booked: fc.integer({ min: -20_000, max: 200_000 }),
});

test("[CARCOST-2] the first invoice moves nothing: what is booked is taken from the estimate, and counts alone when it is dearer", () => {
  const car = { price: 170_000, estimatedCost: 12_000, booked: 0 };
  expect(carCost(car)).toBe(182_000);
  expect(carCost({ ...car, booked: 3_200 })).toBe(182_000);
  expect(carCost({ ...car, booked: 14_500 })).toBe(184_500);
});

test("[CARCOST-3] bought for 170 000 and sold for 200 000: the VAT is 6 000, whatever was mended", () => {
  const car = { price: 170_000, estimatedCost: 9_000, booked: 0 };
  expect(marginVat(200_000, car)).toBe(6_000);
  expect(carMargin(200_000, car)).toBe(15_000);
  expect(marginVat(160_000, car)).toBe(0);
  expect(carMargin(160_000, car)).toBe(-19_000);
});

test("[CARCOST-3] the VAT is never below nothing, and grows with the price alone", () => {
  fc.assert(
    fc.property(bought, kronor, kronor, (car, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(marginVat(low, car)).toBeGreaterThanOrEqual(0);
      expect(marginVat(low, car)).toBeLessThanOrEqual(marginVat(high, car));
      expect(marginVat(high, car)).toBe(marginVat(high, { price: car.price }));
    }),
  );
});

test("[CARCOST-4] a higher price leaves no less, a higher cost no more", () => {
  fc.assert(
    fc.property(bought, kronor, fc.nat(500_000), (car, sale, more) => {
      expect(carMargin(sale + more, car)).toBeGreaterThanOrEqual(carMargin(sale, car));
      expect(carMargin(sale, { ...car, booked: car.booked + more })).toBeLessThanOrEqual(
        carMargin(sale, car),
      );
      expect(carMargin(sale, { ...car, price: car.price + more })).toBeLessThanOrEqual(carMargin(sale, car));
    }),
  );
});
