import { expect, test } from "vitest";
import { instantAt } from "#core/dates/stockholm-day.ts";
import { parseTime, snoozeRefusal, snoozeTime, stillSnoozed } from "./snooze.ts";

const at = (day: string, hour: number) => instantAt(day, hour * 60);
/** A Tuesday. */
const now = at("2026-11-17", 14);

test("[SNOOZE-1] in an hour, tomorrow at eight, on the next Monday at eight, on the Swedish wall clock", () => {
  expect(snoozeTime("hour", now)).toEqual(at("2026-11-17", 15));
  expect(snoozeTime("tomorrow", now)).toEqual(at("2026-11-18", 8));
  expect(snoozeTime("monday", now)).toEqual(at("2026-11-23", 8));
  expect(snoozeTime("monday", at("2026-11-22", 23))).toEqual(at("2026-11-23", 8));
});

test("[SNOOZE-1] on a Monday the next one is meant, and summer time moves no morning", () => {
  expect(snoozeTime("monday", at("2026-11-23", 7))).toEqual(at("2026-11-30", 8));
  expect(snoozeTime("monday", at("2026-03-28", 12)).toISOString()).toBe("2026-03-30T06:00:00.000Z");
});

test("[SNOOZE-1] an own time is read as the wall clock shows it, and what is none is not", () => {
  expect(parseTime("2026-11-20T13:30")).toEqual(new Date("2026-11-20T12:30:00Z"));
  for (const text of [
    "",
    "2026-11-20",
    "2026-11-20T25:00",
    "2026-13-41T10:00",
    "2027-02-30T10:00",
    "i morgon",
  ])
    expect(parseTime(text), text).toBeNull();
});

test("[SNOOZE-2] not into the past, not for ever, and not past the morning of the day on which the law's time ends", () => {
  expect(snoozeRefusal(now, now, null)).toBe("Välj en tid som inte har varit");
  expect(snoozeRefusal(at("2027-11-17", 8), now, null)).toBe("Välj en tid inom 60 dagar");
  expect(snoozeRefusal(at("2026-11-23", 8), now, null)).toBeNull();
  expect(snoozeRefusal(at("2026-11-20", 8), now, "2026-11-20")).toBeNull();
  expect(snoozeRefusal(at("2026-11-20", 9), now, "2026-11-20")).toBe(
    "Tiden enligt lag går ut 20 november 2026. Skjut upp till senast 20 november 2026 kl.\u00a008.00",
  );
  expect(snoozeRefusal(at("2026-11-17", 15), now, "2026-11-17")).toMatch(/kan inte skjutas upp$/);
  expect(snoozeRefusal(at("2026-11-18", 8), now, "2026-11-10")).toMatch(/kan inte skjutas upp$/);
});

test("[SNOOZE-3] what was put off until a time that has been is put off no more", () => {
  const snoozed = { snoozedUntil: at("2026-11-17", 15), snoozedBy: "Anna" };
  expect(stillSnoozed(snoozed, now)).toEqual(snoozed);
  expect(stillSnoozed(snoozed, at("2026-11-17", 15))).toEqual({ snoozedUntil: null, snoozedBy: null });
});
