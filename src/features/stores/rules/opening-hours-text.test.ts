import { expect, test } from "vitest";
import { todayText } from "./hours-of-chain.ts";
import { chainHours, openState, storeHoursOn } from "./opening-hours.ts";
import { hoursText, openText, storeWeek } from "./opening-hours-text.ts";

const hoursOn = storeHoursOn(chainHours);

const at = (time: string) => new Date(`${time}Z`);

test.each([
  [{ opens: "09:00", closes: "19:00" }, "09.00–19.00"],
  [{ opens: "08", closes: "24" }, "08.00–24.00"],
  [{ opens: "10:30", closes: "15:45" }, "10.30–15.45"],
  [null, "Stängt"],
])("[HOURS-8] %o reads %s", (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test("[HOURS-9] the week in three rows", () => {
  expect(storeWeek(chainHours)).toEqual([
    { days: "Mån–fre", hours: "09.00–19.00" },
    { days: "Lördag", hours: "10.00–18.00" },
    { days: "Söndag", hours: "10.00–16.00" },
  ]);
});

test.each([
  ["2026-11-16T10:00", "Öppet till 19"],
  ["2026-11-15T12:00", "Öppet till 16"],
])("[HOURS-10] a store at %sZ: %s", (now, text) => {
  expect(openText(openState(at(now), hoursOn), at(now))).toBe(text);
});

test("[HOURS-10] midnight reads 24, and minutes are shown when there are any", () => {
  const now = at("2026-11-16T10:00");
  expect(
    openText(
      openState(now, () => ({ opens: "08", closes: "24" })),
      now,
    ),
  ).toBe("Öppet till 24");
  expect(openText({ open: true, until: at("2026-11-16T17:30") }, now)).toBe("Öppet till 18.30");
});

test.each([
  ["2026-11-16T05:00", "Öppnar i dag 09.00"],
  ["2026-11-20T19:00", "Öppnar i morgon 10.00"],
  ["2026-11-20T23:30", "Öppnar i dag 10.00"],
  ["2026-12-23T19:00", "Öppnar på lördag 10.00"],
  ["2026-06-18T20:00", "Öppnar på söndag 10.00"],
])("[HOURS-11] a closed store at %sZ: %s", (now, text) => {
  expect(openText(openState(at(now), hoursOn), at(now))).toBe(text);
});

test("[HOURS-12] a week or more ahead the day is a date; without an opening it is just closed", () => {
  const now = at("2026-12-20T19:00");
  expect(openText({ open: false, opensAt: at("2026-12-27T09:00") }, now)).toBe(
    "Öppnar 27 december 2026 10.00",
  );
  expect(openText({ open: false, opensAt: null }, now)).toBe("Stängt");
});

test.each([
  ["2026-11-15T12:00", "Öppet i dag 10.00–16.00"],
  ["2026-11-16T17:59", "Öppet i dag 09.00–19.00"],
  ["2026-11-16T18:00", "Öppnar i morgon 09.00"],
  ["2026-12-24T11:00", "Öppnar på lördag 10.00"],
])("[HOURS-13] the stores together at %sZ: %s", (now, text) => {
  expect(todayText([{ hours: chainHours }, { hours: chainHours }], at(now)).text).toBe(text);
});
