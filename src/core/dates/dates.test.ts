import { format } from "date-fns/format";
import { sv } from "date-fns/locale/sv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatMonth, formatMonthDayYear, formatShortDay, isoDate } from "./dates.ts";

test.each([
  ["2026-11-15T22:59:59Z", "15 november 2026"],
  ["2026-11-15T23:00:00Z", "16 november 2026"],
  ["2026-07-15T21:59:59Z", "15 juli 2026"],
  ["2026-07-15T22:00:00Z", "16 juli 2026"],
  ["2026-12-31T23:00:00Z", "1 januari 2027"],
  ["2026-11-15", "15 november 2026"],
  ["2026-05-01", "1 maj 2026"],
])("[DATE-1] [DATE-2] %s is %s in Stockholm, winter and summer", (instant, text) => {
  expect(formatDate(new Date(instant))).toBe(text);
});

test.each([
  ["2026-11-15", "november 15, 2026"],
  ["2026-03-05", "mars 05, 2026"],
])("[DATE-3] %s reads '%s'", (day, text) => {
  expect(formatMonthDayYear(new Date(day))).toBe(text);
});

test("[DATE-1] [DATE-2] [DATE-3] both formats are those of date-fns in Swedish, and a date without a time keeps its day", () => {
  const anyDay = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, (day) => {
      // date-fns formats in the machine's own zone, so it is handed local noon of that day.
      const localNoon = new Date(`${day}T12:00:00`);
      expect(formatMonthDayYear(new Date(day))).toBe(format(localNoon, "MMMM dd, yyyy", { locale: sv }));
      expect(formatDate(new Date(day))).toBe(format(localNoon, "d MMMM yyyy", { locale: sv }));
    }),
  );
});

test.each([
  ["2026-11-15T22:59:59Z", "2026-11-15"],
  ["2026-11-15T23:00:00Z", "2026-11-16"],
  ["2026-03-05", "2026-03-05"],
])("[DATE-4] %s is %s in data", (instant, day) => {
  expect(isoDate(new Date(instant))).toBe(day);
});

test.each([
  ["2026-11-15", "november 2026"],
  ["2026-11-30T23:00:00Z", "december 2026"],
])("[DATE-5] %s reads '%s'", (instant, text) => {
  expect(formatMonth(new Date(instant))).toBe(text);
});

test("[DATE-6] a short day has no year", () => {
  expect(formatShortDay(new Date("2026-09-09"))).toBe("9 sep");
  expect(formatShortDay(new Date("2026-05-31T22:30:00Z"))).toBe("1 jun");
});
