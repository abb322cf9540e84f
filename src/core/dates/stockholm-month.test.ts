import { expect, test } from "vitest";
import { stockholmMonth } from "./stockholm-month.ts";

test.each([
  ["2026-10-31T22:59:59Z", "2026-10"],
  ["2026-10-31T23:00:00Z", "2026-11"],
  ["2026-06-30T22:00:00Z", "2026-07"],
  ["2026-06-30T21:59:59Z", "2026-06"],
  ["2026-10-31T22:30:00Z", "2026-10"],
  ["2026-12-31T23:00:00Z", "2027-01"],
  ["2026-11-15T12:00:00Z", "2026-11"],
])("[DAY-6] %s is in %s on Swedish walls", (at, month) => {
  expect(stockholmMonth(new Date(at))).toBe(month);
});
