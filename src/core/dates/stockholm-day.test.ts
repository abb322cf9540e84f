import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dayPlus,
  daysBetween,
  instantAt,
  stockholmDay,
  stockholmMinute,
  weekdayOf,
} from "./stockholm-day.ts";

const anyInstant = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2100-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const anyDay = anyInstant.map(stockholmDay);

test.each([
  ["2026-01-15T22:59:59Z", "2026-01-15"],
  ["2026-01-15T23:00:00Z", "2026-01-16"],
  ["2026-07-15T21:59:59Z", "2026-07-15"],
  ["2026-07-15T22:00:00Z", "2026-07-16"],
])("[DAY-1] %s falls on %s in Sweden", (instant, day) => {
  expect(stockholmDay(new Date(instant))).toBe(day);
});

test.each([
  ["2026-01-15T08:30:59Z", 9 * 60 + 30],
  ["2026-07-15T08:30:00Z", 10 * 60 + 30],
  ["2026-07-14T22:00:00Z", 0],
])("[DAY-2] %s is minute %i of the Swedish day", (instant, minute) => {
  expect(stockholmMinute(new Date(instant))).toBe(minute);
});

test.each([
  ["2026-01-15", 540, "2026-01-15T08:00:00.000Z"],
  ["2026-07-15", 540, "2026-07-15T07:00:00.000Z"],
  ["2026-07-15", 1440, "2026-07-15T22:00:00.000Z"],
  ["2026-03-29", 0, "2026-03-28T23:00:00.000Z"],
  ["2026-03-29", 60, "2026-03-29T00:00:00.000Z"],
  ["2026-03-29", 240, "2026-03-29T02:00:00.000Z"],
  ["2026-03-30", 0, "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", 0, "2026-10-24T22:00:00.000Z"],
  ["2026-10-25", 60, "2026-10-24T23:00:00.000Z"],
  ["2026-10-25", 240, "2026-10-25T03:00:00.000Z"],
  ["2026-10-26", 0, "2026-10-25T23:00:00.000Z"],
])("[DAY-3] %s, minute %i is %s, summer time or not", (day, minute, instant) => {
  expect(instantAt(day, minute).toISOString()).toBe(instant);
});

test("[DAY-3] day and minute lead back to the day and minute they came from, outside the hours of the change", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 3 * 60, max: 1439 }), (day, minute) => {
      const instant = instantAt(day, minute);
      expect([stockholmDay(instant), stockholmMinute(instant)]).toEqual([day, minute]);
    }),
  );
});

test("[DAY-4] steps over month ends, leap days and summer time; adding days and counting them are each other's inverse", () => {
  expect(dayPlus("2028-02-28", 1)).toBe("2028-02-29");
  expect(dayPlus("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-08-12", "2026-11-15")).toBe(95);
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      expect(daysBetween(day, dayPlus(day, days))).toBe(days);
    }),
  );
});

test("[DAY-5] knows the weekday, Sunday being 0", () => {
  expect(weekdayOf("2026-11-15")).toBe(0);
  expect(weekdayOf("2026-11-21")).toBe(6);
});
