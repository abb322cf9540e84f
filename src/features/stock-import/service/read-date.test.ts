import { expect, test } from "vitest";
import { momentUntil, readDay, readDayUpTo } from "./read-date.ts";

const now = new Date("2026-11-15T12:00:00Z");

test.each([
  ["2019-03-14", "2019-03-14"],
  ["20190314", "2019-03-14"],
  [20_190_314, "2019-03-14"],
  ["2024-02-29", "2024-02-29"],
])("[IMPORT-17] %s is a day", (cell, date) => {
  expect(readDay(cell)).toEqual({ value: date });
});

test.each(["2023-02-29", "2019-13-01", "14/3 2019", "2019-3-14", "igår", "2019"])(
  "[IMPORT-17] %s is no day",
  (cell) => {
    expect(readDay(cell)).toEqual({ complaint: `"${cell}" är inget datum (skriv åååå-mm-dd)` });
  },
);

test("[IMPORT-17] today has happened, tomorrow has not", () => {
  const read = readDayUpTo("2026-11-15");
  expect(read("2026-11-15")).toEqual({ value: "2026-11-15" });
  expect(read("2026-11-16")).toEqual({ complaint: '"2026-11-16" ligger i framtiden' });
});

test.each([
  ["2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["2026-11-01 14:30", "2026-11-01T13:30:00.000Z"],
  ["2026-07-01 14:30:59", "2026-07-01T12:30:00.000Z"],
  ["2026-07-01T14:30:00Z", "2026-07-01T14:30:00.000Z"],
  ["20260701T14:30:00z", "2026-07-01T14:30:00.000Z"],
  ["2026-07-01T14:30+01:00", "2026-07-01T13:30:00.000Z"],
])("[IMPORT-17] %s is a moment, in Swedish time unless it says otherwise", (cell, moment) => {
  expect(momentUntil(now)(cell)).toEqual({ value: new Date(moment) });
});

test.each([
  ["2026-02-30 10:00", "är ingen tidpunkt (skriv åååå-mm-dd eller åååå-mm-dd tt:mm)"],
  ["2026-07-01 25:00", "är ingen tidpunkt (skriv åååå-mm-dd eller åååå-mm-dd tt:mm)"],
  ["nyss", "är ingen tidpunkt (skriv åååå-mm-dd eller åååå-mm-dd tt:mm)"],
  ["2026-11-15 13:01", "ligger i framtiden"],
])("[IMPORT-17] %s is no moment that has been", (cell, reason) => {
  expect(momentUntil(now)(cell)).toEqual({ complaint: `"${cell}" ${reason}` });
});
