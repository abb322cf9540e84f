import fc from "fast-check";
import { expect, test } from "vitest";
import { buyingLimitNotice, maxBuyingMileage } from "./buying-limit.ts";

test("[VAL-5] the limit is 22 000 mil, and a car at the limit is bought; below the limit nothing is said, above it always something", () => {
  expect(maxBuyingMileage).toBe(22_000);
  expect(buyingLimitNotice(22_000)).toBeNull();
  expect(buyingLimitNotice(22_001)).not.toBeNull();
  fc.assert(
    fc.property(fc.nat({ max: 60_000 }), (mil) => (buyingLimitNotice(mil) === null) === mil <= 22_000),
  );
});

test("[VAL-6] over the limit we say so politely and offer personal contact", () => {
  expect(buyingLimitNotice(24_500)).toEqual({
    text:
      "Din bil har gått 24\u00a0500\u00a0mil. Vi köper i vanliga fall bilar som har gått högst 22\u00a0000\u00a0mil. " +
      "Hör av dig så ser en värderare om vi kan göra ett undantag.",
    contact: "Kontakta en värderare",
  });
});
