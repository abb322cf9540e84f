import fc from "fast-check";
import { expect, test } from "vitest";
import { exceptionFromText, hoursFromText, textFromException, textFromHours } from "./parse-hours.ts";

test.each([
  ["09:00-19:00", "09:00", "19:00"],
  ["9–19", "09:00", "19:00"],
  [" 10.30 - 15.45 ", "10:30", "15:45"],
  ["00:00-24:00", "00:00", "24:00"],
])("[HOURS-15] %s is %s to %s", (text, opens, closes) => {
  expect(hoursFromText(text)).toEqual({ opens, closes });
});

test.each(["stängt", "Stängt", "stangt"])("[HOURS-15] %s is closed", (text) => {
  expect(hoursFromText(text)).toBeNull();
});

test.each(["", "ibland", "19-9", "9-9", "9", "9-19-20", "25-26", "9:60-19", "22-24:30"])(
  "[HOURS-15] %j are no hours",
  (text) => {
    expect(hoursFromText(text)).toBeUndefined();
  },
);

test.each(["2026-12-24", "2026-02-30 stängt", "julafton stängt", "2026-12-24 ibland", "24/12 9-12"])(
  "[HOURS-15] %j is no day of its own",
  (text) => {
    expect(exceptionFromText(text)).toBeUndefined();
  },
);

test("[HOURS-15] what is written reads back", () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 });
  const clock = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
  const anyHours = fc
    .uniqueArray(minute, { minLength: 2, maxLength: 2 })
    .map((ends) => ends.toSorted((a, b) => a - b).map(clock))
    .map(([opens = "", closes = ""]) => ({ opens, closes }));
  fc.assert(
    fc.property(fc.option(anyHours), (hours) => {
      expect(hoursFromText(textFromHours(hours))).toEqual(hours);
      const exception = { day: "2026-12-23", hours };
      expect(exceptionFromText(textFromException(exception))).toEqual(exception);
    }),
  );
});
