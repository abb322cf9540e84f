import { expect, test } from "vitest";
import { clockText } from "./clock.ts";
import { weekdayAndDay, weekdayName } from "./weekday.ts";

// Five minutes past midnight in Sweden is the day before in Greenwich.
const justPastMidnight = new Date("2026-11-16T23:05:00Z");

test("[DATE-9] a time of day has two digits each, on the Swedish wall clock", () => {
  expect(clockText(justPastMidnight)).toBe("00.05");
  expect(clockText(new Date("2026-07-01T07:30:00Z"))).toBe("09.30");
});

test("[DATE-10] a day that is near has its weekday and no year", () => {
  expect(weekdayName(justPastMidnight)).toBe("tisdag");
  expect(weekdayAndDay(justPastMidnight)).toBe("tisdag 17 november");
  expect(weekdayAndDay(new Date("2026-12-06T12:00:00Z"))).toBe("söndag 6 december");
});
