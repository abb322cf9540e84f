import { expect, test } from "vitest";
import { daysInStock } from "./days-in-stock.ts";

test("[PRICE-20] calendar days in Sweden since the car was published; a car that is not published yet has none", () => {
  expect(daysInStock(new Date("2026-08-12T08:00:00Z"), new Date("2026-11-15T12:00:00Z"))).toBe(95);
  expect(daysInStock(new Date("2026-11-15T08:00:00Z"), new Date("2026-11-15T12:00:00Z"))).toBe(0);
  expect(daysInStock(new Date("2026-11-14T22:59:00Z"), new Date("2026-11-14T23:01:00Z"))).toBe(1);
  expect(daysInStock(null, new Date("2026-11-15T12:00:00Z"))).toBeNull();
  expect(daysInStock(new Date("2026-11-16T08:00:00Z"), new Date("2026-11-15T12:00:00Z"))).toBeNull();
});
