import fc from "fast-check";
import { expect, test } from "vitest";
import { aCarToValue, soldMarket } from "#tests/sold-market.ts";
import { buyingPrice, offerFrom } from "./buying-price.ts";
import { trainValuation } from "./engine/train.ts";
import { type Valuation, valueCar } from "./value-car.ts";

const terms = { share: 0.1, fixed: 5_000, validDays: 7, asOf: "2026-11-01" };
const model = trainValuation(soldMarket(700));
const valued = (mil: number, condition = {}): Valuation => {
  const answer = valueCar(model, { car: aCarToValue({ mil }), isImported: false, condition });
  if (answer.kind === "declined") throw new Error(answer.reason);
  return answer;
};

test("[OFFER-1] what we pay is what the car is sold for less ours, and a dearer car is never worth less", () => {
  expect(buyingPrice(200_000, terms)).toBe(175_000);
  expect(buyingPrice(2_000, terms)).toBe(1_000);
  const anyPrice = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(anyPrice, anyPrice, (a, b) => a > b || buyingPrice(a, terms) <= buyingPrice(b, terms)),
  );
});

test("[OFFER-1] the steps sum to the offer to the krona, the last is ours, and the range holds it", () => {
  for (const mil of [500, 4_321, 12_000, 19_999]) {
    const offer = offerFrom(valued(mil, { wear: "worn", tyres: "two" }), valued(mil), terms);
    expect(offer.steps.reduce((sum, { kronor }) => sum + kronor, offer.start)).toBe(offer.estimate);
    expect(offer.steps.at(-1)).toMatchObject({ kind: "ours" });
    expect(offer.steps.at(-1)?.kronor).toBeLessThan(0);
    expect(offer.estimate % 100).toBe(0);
    expect(offer.low).toBeLessThanOrEqual(offer.estimate);
    expect(offer.high).toBeGreaterThanOrEqual(offer.estimate);
  }
});

test("[OFFER-2] the market's price is the car's in order, whatever is said of its condition", () => {
  const market = valued(7_000);
  const offer = offerFrom(valued(7_000, { damage: "large" }), market, terms);
  expect(offer.market).toEqual({ estimate: market.estimate, low: market.low, high: market.high });
  expect(offer.estimate).toBeLessThan(offerFrom(market, market, terms).estimate);
});
