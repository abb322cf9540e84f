import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canBeBought,
  goodDealBlockers,
  isBeingPriced,
  isDelivered,
  isIncoming,
  isReserved,
  isSold,
  status,
} from "./status.ts";

test("[STATUS-1] for sale 130, reserved 135, sold 140, delivered 150", () => {
  expect(status).toEqual({ forSale: 130, reserved: 135, sold: 140, delivered: 150 });
});

test.each([
  [0, true],
  [106, true],
  [129, true],
  [130, false],
  [150, false],
])("[STATUS-2] status %i is incoming: %s", (carStatus, incoming) => {
  expect(isIncoming(carStatus)).toBe(incoming);
});

test.each([
  [135, false],
  [139, false],
  [140, true],
  [145, true],
  [150, true],
  [151, true],
])("[STATUS-3] status %i is sold: %s", (carStatus, sold) => {
  expect(isSold(carStatus)).toBe(sold);
});

test("[STATUS-2] [STATUS-3] no car is incoming and sold at once", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      (carStatus) => !(isIncoming(carStatus) && isSold(carStatus)),
    ),
  );
});

test("[STATUS-4] only 135 is reserved", () => {
  const reserved = Array.from({ length: 200 }, (_, carStatus) => carStatus).filter(isReserved);
  expect(reserved).toEqual([135]);
});

test.each([
  [{ price: null, status: 130 }, true],
  [{ price: 150_000, status: 129 }, true],
  [{ price: null, status: 80 }, true],
  [{ price: 150_000, status: 130 }, false],
  [{ price: 0, status: 130 }, false],
])("[STATUS-5] %o is being priced: %s", (car, beingPriced) => {
  expect(isBeingPriced(car)).toBe(beingPriced);
});

test("[STATUS-6] 80, 90 and 106 block a good deal", () => {
  expect(goodDealBlockers).toEqual([80, 90, 106]);
});

test.each([
  [{ price: 150_000, status: 130 }, true],
  [{ price: 150_000, status: 136 }, true],
  [{ price: null, status: 130 }, false],
  [{ price: 150_000, status: 129 }, false],
  [{ price: 150_000, status: 135 }, false],
  [{ price: 150_000, status: 140 }, false],
])("[STATUS-7] %o can be bought: %s", (car, buyable) => {
  expect(canBeBought(car)).toBe(buyable);
});

test.each([
  [140, false],
  [145, false],
  [150, true],
  [151, false],
])("[STATUS-8] %i delivered: %s", (carStatus, delivered) => {
  expect(isDelivered(carStatus)).toBe(delivered);
});
