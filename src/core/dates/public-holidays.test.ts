import fc from "fast-check";
import { expect, test } from "vitest";
import { easterSunday, type HolidayKey, holidaysIn, holidaysOn } from "./public-holidays.ts";
import { daysBetween, weekdayOf } from "./stockholm-day.ts";

const anyYear = fc.integer({ min: 1990, max: 2100 });
const years = Array.from({ length: 111 }, (_, index) => 1990 + index);

function dayOf(key: HolidayKey, year: number): string {
  const holiday = holidaysIn(year).find((found) => found.key === key);
  if (holiday === undefined) throw new Error(`${key} was expected in ${year}`);
  return holiday.day;
}

test("[HOLIDAY-1] Easter Sunday, as almanacs have it", () => {
  const easters = `1990-04-15 2000-04-23 2008-03-23 2011-04-24 2019-04-21 2024-03-31 2025-04-20
    2026-04-05 2027-03-28 2030-04-21 2038-04-25 2049-04-18 2076-04-19 2100-03-28`.split(/\s+/);
  expect(easters.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(easters);
});

test("[HOLIDAY-1] Easter is a Sunday between 22 March and 25 April in every year from 1990 to 2100", () => {
  for (const year of years) {
    const easter = easterSunday(year);
    expect(weekdayOf(easter)).toBe(0);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
  }
});

test("[HOLIDAY-2] the holidays of 2026", () => {
  expect(
    holidaysIn(2026).map(({ day, name, isRedDay }) => `${day} ${name}${isRedDay ? "" : " (afton)"}`),
  ).toEqual([
    "2026-01-01 Nyårsdagen",
    "2026-01-06 Trettondedag jul",
    "2026-04-03 Långfredagen",
    "2026-04-05 Påskdagen",
    "2026-04-06 Annandag påsk",
    "2026-05-01 Första maj",
    "2026-05-14 Kristi himmelsfärdsdag",
    "2026-05-24 Pingstdagen",
    "2026-06-06 Sveriges nationaldag",
    "2026-06-19 Midsommarafton (afton)",
    "2026-06-20 Midsommardagen",
    "2026-10-31 Alla helgons dag",
    "2026-12-24 Julafton (afton)",
    "2026-12-25 Juldagen",
    "2026-12-26 Annandag jul",
    "2026-12-31 Nyårsafton (afton)",
  ]);
});

test("[HOLIDAY-3] the feasts of Easter keep their distance to it, over the end of March too", () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const from = (key: HolidayKey) => daysBetween(easterSunday(year), dayOf(key, year));
      expect([from("goodFriday"), from("easterMonday"), from("ascensionDay"), from("whitSunday")]).toEqual([
        -2, 1, 39, 49,
      ]);
      expect([weekdayOf(dayOf("goodFriday", year)), weekdayOf(dayOf("ascensionDay", year))]).toEqual([5, 4]);
    }),
  );
});

test.each([
  ["midsummerEve", 2024, "2024-06-21"],
  ["midsummerDay", 2024, "2024-06-22"],
  ["midsummerDay", 2020, "2020-06-20"],
  ["midsummerDay", 2021, "2021-06-26"],
  ["allSaintsDay", 2020, "2020-10-31"],
  ["allSaintsDay", 2021, "2021-11-06"],
  ["allSaintsDay", 2025, "2025-11-01"],
] as const)("[HOLIDAY-4] %s of %i is %s", (key, year, day) => {
  expect(dayOf(key, year)).toBe(day);
});

test("[HOLIDAY-4] midsummer is a Saturday 20–26 June with its eve before it, All Saints a Saturday 31 October–6 November", () => {
  for (const year of years) {
    const midsummer = dayOf("midsummerDay", year);
    const allSaints = dayOf("allSaintsDay", year);
    expect([weekdayOf(midsummer), weekdayOf(allSaints)]).toEqual([6, 6]);
    expect(midsummer >= `${year}-06-20` && midsummer <= `${year}-06-26`).toBe(true);
    expect(allSaints >= `${year}-10-31` && allSaints <= `${year}-11-06`).toBe(true);
    expect(daysBetween(dayOf("midsummerEve", year), midsummer)).toBe(1);
  }
});

test("[HOLIDAY-5] a day can be none, one or two holidays", () => {
  expect(holidaysOn("2026-11-16")).toEqual([]);
  expect(holidaysOn("2026-12-24").map((holiday) => holiday.key)).toEqual(["christmasEve"]);
  expect(holidaysOn("2008-05-01").map((holiday) => holiday.key)).toEqual(["mayDay", "ascensionDay"]);
});
