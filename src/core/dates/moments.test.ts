import { expect, test } from "vitest";
import { formatMoment, formatUntil } from "./moments.ts";

test.each([
  ["2026-11-16T09:42:00Z", "16 november 2026 kl.\u00a010.42"],
  ["2026-07-01T22:05:59Z", "2 juli 2026 kl.\u00a000.05"],
])("[DATE-7] %s is %s", (at, text) => {
  expect(formatMoment(new Date(at))).toBe(text);
});

test.each([
  ["2026-11-18T22:59:59Z", "senast onsdag 18 november"],
  ["2026-11-18T23:00:00Z", "senast torsdag 19 november"],
])("[DATE-8] %s is %s", (at, text) => {
  expect(formatUntil(new Date(at))).toBe(text);
});
