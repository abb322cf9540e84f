import { expect, test } from "vitest";
import { withVisiblePrice } from "./visible-price.ts";

const priceEvents = [{ at: new Date("2026-11-01T08:00:00Z"), price: 249_900 }];
const priced = { price: 239_900, initialPrice: 249_900, priceEvents };

test.each([80, 106, 129])("[HIDDEN-1] an incoming car (%i) has no price, past or present", (status) => {
  expect(withVisiblePrice({ ...priced, status })).toEqual({
    status,
    price: null,
    initialPrice: null,
    priceEvents: [],
  });
});

test.each([130, 135, 140, 150])("[HIDDEN-1] a car that is for sale or sold (%i) has its own", (status) => {
  expect(withVisiblePrice({ ...priced, status })).toEqual({ ...priced, status });
});

test("[HIDDEN-1] a car that lost its price keeps those that were shown", () => {
  const car = { ...priced, status: 130, price: null };
  expect(withVisiblePrice(car)).toEqual({ ...car, initialPrice: null });
});
