import { expect, test } from "vitest";
import { pricePeriods } from "./price-periods.ts";

const hour = (hours: number) => new Date(hours * 3_600_000);

test("[PRICE-5] each price lasts until the next event; time off sale is a gap", () => {
  expect(
    pricePeriods([
      { at: hour(1), price: 200 },
      { at: hour(2), price: null },
      { at: hour(5), price: 200 },
      { at: hour(6), price: 190 },
    ]),
  ).toEqual([
    { price: 200, from: hour(1), until: hour(2) },
    { price: 200, from: hour(5), until: hour(6) },
    { price: 190, from: hour(6), until: null },
  ]);
});

test("[PRICE-5] a price replaced at the same instant was never asked", () => {
  expect(
    pricePeriods([
      { at: hour(1), price: 200 },
      { at: hour(2), price: 20 },
      { at: hour(2), price: 200 },
      { at: hour(3), price: 190 },
    ]),
  ).toEqual([
    { price: 200, from: hour(1), until: hour(3) },
    { price: 190, from: hour(3), until: null },
  ]);
});

test("[PRICE-5] the same price said twice is one period", () => {
  expect(
    pricePeriods([
      { at: hour(1), price: 200 },
      { at: hour(2), price: 200 },
    ]),
  ).toEqual([{ price: 200, from: hour(1), until: null }]);
});
