import fc from "fast-check";
import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { dayPlus } from "#core/dates/stockholm-day.ts";
import { nextClosedDays, nextHolidays } from "./closed-days.ts";
import { chainHours, storeHoursOn } from "./opening-hours.ts";

const hoursOn = storeHoursOn(chainHours);

test("[STORE-6] from mid November the closed days run from this Christmas to next midsummer; today counts, yesterday does not", () => {
  expect(nextClosedDays("2026-11-15", hoursOn).map(({ name, day }) => `${name} ${day}`)).toEqual([
    "Julafton 2026-12-24",
    "Juldagen 2026-12-25",
    "Nyårsdagen 2027-01-01",
    "Långfredagen 2027-03-26",
    "Påskdagen 2027-03-28",
    "Midsommarafton 2027-06-25",
    "Midsommardagen 2027-06-26",
  ]);
  expect(nextClosedDays("2026-12-24", hoursOn)[0]?.day).toBe("2026-12-24");
  expect(nextClosedDays("2026-12-25", hoursOn)[0]?.day).toBe("2026-12-25");
  expect(nextClosedDays("2026-12-26", hoursOn)[0]?.day).toBe("2027-01-01");
});

test("[STORE-6] on any day every closed day is ahead exactly once, in the order of the calendar", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8000 }), (days) => {
      const today = dayPlus("2020-01-01", days);
      const ahead = nextClosedDays(today, hoursOn);
      expect(ahead.map(({ key }) => key).toSorted()).toEqual([...company.storesClosedOn].toSorted());
      expect(ahead.map(({ day }) => day)).toEqual(ahead.map(({ day }) => day).toSorted());
      expect(ahead.every(({ day }) => day >= today)).toBe(true);
      expect(nextHolidays(today)).toHaveLength(16);
    }),
    { numRuns: 50 },
  );
});
