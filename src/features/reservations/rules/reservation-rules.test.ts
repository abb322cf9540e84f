import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { formatClock, formatDayAndClock, formatShortMoment } from "./format-moments.ts";
import { type CarToReserve, reservationRefusal, reservationRefusals } from "./reservation-refusal.ts";
import { headStartUntil, reservationTimes } from "./reservation-terms.ts";

const now = new Date("2026-11-15T13:20:00Z");
const later = new Date("2026-11-17T13:20:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const free: CarToReserve = { status: 130, price: 289_900, reservedUntil: null, headStartUntil: null };

test("[HOLD-1] a reservation lasts as long as the chain says, and its reminder comes six hours before the end", () => {
  expect(reservationTimes(now)).toEqual({
    reservedAt: now,
    until: hoursLater(company.reservationHours),
    remindAt: hoursLater(company.reservationHours - 6),
  });
  expect(headStartUntil(now)).toEqual(new Date("2026-11-15T15:20:00Z"));
});

test.each([
  ["a car for sale", free, null, null],
  ["a car that somebody holds", { ...free, status: 135, reservedUntil: later }, "taken", 409],
  ["a car that the store has reserved", { ...free, status: 135 }, "taken", 409],
  ["a car in the workshop", { ...free, status: 106 }, "notPriced", 409],
  ["a car without a price", { ...free, price: null }, "notPriced", 409],
  ["a sold car", { ...free, status: 140 }, "sold", 410],
  ["a delivered car", { ...free, status: 150 }, "delivered", 410],
  ["a car that another waited for", { ...free, headStartUntil: later }, "headStart", 409],
  ["no car at all", null, "unknown", 404],
] as const)("[HOLD-4] %s", (_name, car, refusal, status) => {
  expect(reservationRefusal(car)).toBe(refusal);
  if (refusal) expect(reservationRefusals[refusal].status).toBe(status);
});

test("[HOLD-4] every refusal is whole sentences, and none says who is known", () => {
  for (const { title, text } of Object.values(reservationRefusals)) {
    const imported = `${title}. ${text({ reservedUntil: later, headStartUntil: later })}`;
    expect(imported).toMatch(/^[A-ZÅÄÖ].*\.$/);
    expect(imported).not.toMatch(/tre bilar|din reservation|du håller/i);
  }
  expect(reservationRefusals.taken.text({ reservedUntil: later, headStartUntil: null })).toContain(
    "tisdag 17 november kl.\u00a014.20",
  );
});

test("[HOLD-12] moments are said on the Swedish clock", () => {
  expect(formatClock(later)).toBe("kl.\u00a014.20");
  expect(formatDayAndClock(later)).toBe("tisdag 17 november kl.\u00a014.20");
  expect(formatShortMoment(later)).toBe("tis 17 nov kl.\u00a014.20");
  // In summer the clock is two hours ahead, and the day may be another.
  expect(formatDayAndClock(new Date("2026-06-30T22:05:00Z"))).toBe("onsdag 1 juli kl.\u00a000.05");
});
