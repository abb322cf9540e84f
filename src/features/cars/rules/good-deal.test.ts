import { addDays, subDays, subMilliseconds } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isGoodDeal } from "./good-deal.ts";

const now = new Date("2026-03-01T12:00:00Z");
const edge = new Date(now.getTime() - 45 * 24 * 60 * 60 * 1000);

test("[DEAL-1] a car published before the recent window is a good deal; a car published within the recent window is not", () => {
  expect(isGoodDeal({ publishedAt: new Date("2026-01-01T12:00:00Z"), status: 130 }, now)).toBe(true);
  expect(isGoodDeal({ publishedAt: new Date("2026-02-20T12:00:00Z"), status: 130 }, now)).toBe(false);
});

test("[DEAL-2] the window is 45 days: 45 days to the millisecond is still recent, more is not; the window can be set to another number of days", () => {
  expect(isGoodDeal({ publishedAt: edge, status: 130 }, now)).toBe(false);
  expect(isGoodDeal({ publishedAt: subMilliseconds(edge, 1), status: 130 }, now)).toBe(true);
  const car = { publishedAt: subDays(now, 31), status: 130 };
  expect(isGoodDeal(car, now, 30)).toBe(true);
  expect(isGoodDeal(car, now, 32)).toBe(false);
});

test.each([
  ["no date", null],
  ["a date that is none", new Date("snart")],
  ["a date to come", addDays(now, 60)],
])("[DEAL-3] %s is never a good deal", (_, publishedAt) => {
  expect(isGoodDeal({ publishedAt, status: 130 }, now)).toBe(false);
});

test.each([80, 90, 106])("[DEAL-4] status %i blocks the good deal", (status) => {
  expect(isGoodDeal({ publishedAt: subDays(now, 400), status }, now)).toBe(false);
});

test.each([79, 81, 91, 105, 107, 130])("[DEAL-4] status %i does not", (status) => {
  expect(isGoodDeal({ publishedAt: subDays(now, 400), status }, now)).toBe(true);
});

test("[DEAL-1] once a good deal, always one: waiting longer never takes it away", () => {
  const days = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(days, days, (age, longer) => {
      const car = { publishedAt: subDays(now, age), status: 130 };
      return !isGoodDeal(car, now) || isGoodDeal(car, addDays(now, longer));
    }),
  );
});
