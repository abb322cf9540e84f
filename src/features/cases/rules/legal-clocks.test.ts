import fc from "fast-check";
import { expect, test } from "vitest";
import { holidaysOn } from "#core/dates/public-holidays.ts";
import { dayPlus, daysBetween, weekdayOf } from "#core/dates/stockholm-day.ts";
import { workdaysAfter } from "#core/dates/workdays.ts";
import { clockEnd, monthsAfter } from "./legal-clocks.ts";

test("[CLOCK-1] a purchase goes by the law of its own day", () => {
  expect(clockEnd("burdenOfProof", "2022-04-29")).toMatchObject({ lastDay: "2022-10-31" });
  expect(clockEnd("burdenOfProof", "2022-05-02")).toMatchObject({ lastDay: "2024-05-02" });
  expect(clockEnd("complaint", "2026-08-12")).toEqual({
    lastDay: "2029-08-13",
    law: "Konsumentköplagen (2022:260), 5 kap. 1 §",
  });
  expect(clockEnd("complaint", "1999-01-01")).toBeNull();
});

test.each([
  ["withdrawal", "2026-11-06", "2026-11-20"],
  ["withdrawal", "2026-11-07", "2026-11-23"],
  ["withdrawal", "2026-12-10", "2026-12-28"],
  ["withdrawal", "2026-06-05", "2026-06-22"],
  ["notice", "2026-11-16", "2027-01-18"],
  ["repayment", "2026-11-16", "2026-11-30"],
] as const)("[CLOCK-2] [CLOCK-3] %s from %s ends on %s", (clock, began, lastDay) => {
  expect(clockEnd(clock, began)?.lastDay).toBe(lastDay);
});

const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => dayPlus("2010-01-01", days));

test("[CLOCK-3] no time ends on a weekend, a red day or an eve, and none is shorter than the law says", () => {
  fc.assert(
    fc.property(anyDay, (began) => {
      const { lastDay = "" } = clockEnd("withdrawal", began) ?? {};
      expect([0, 6]).not.toContain(weekdayOf(lastDay));
      expect(holidaysOn(lastDay)).toEqual([]);
      expect(daysBetween(began, lastDay)).toBeGreaterThanOrEqual(14);
      expect(daysBetween(began, lastDay)).toBeLessThanOrEqual(20);
    }),
  );
});

test("[CLOCK-4] a month that is too short ends on its last day", () => {
  expect(monthsAfter("2026-12-31", 2)).toBe("2027-02-28");
  expect(monthsAfter("2024-02-29", 36)).toBe("2027-02-28");
  expect(monthsAfter("2026-11-16", 0)).toBe("2026-11-16");
});

test("[CLOCK-5] working days leave out weekends and holidays", () => {
  expect(workdaysAfter("2026-11-16", 2)).toBe("2026-11-18");
  expect(workdaysAfter("2026-11-13", 2)).toBe("2026-11-17");
  expect(workdaysAfter("2026-12-23", 2)).toBe("2026-12-29");
});
