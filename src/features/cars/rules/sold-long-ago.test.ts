import { expect, test } from "vitest";
import { isSoldLongAgo } from "./sold-long-ago.ts";

const now = new Date("2026-11-15T12:00:00Z");

test.each([
  ["2026-11-01T08:00:00Z", false],
  ["2023-11-15T12:00:01Z", false],
  ["2023-11-15T12:00:00Z", true],
  ["2019-02-01T08:00:00Z", true],
])("[ADVERT-4] sold %s is long gone: %s", (soldAt, gone) => {
  expect(isSoldLongAgo({ soldAt: new Date(soldAt) }, now)).toBe(gone);
});

test("[ADVERT-4] a sale that nobody wrote down is not long gone", () => {
  expect(isSoldLongAgo(null, now)).toBe(false);
});
