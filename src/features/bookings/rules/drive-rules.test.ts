import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { bookingSteps } from "./booking-steps.ts";
import { timeText } from "./booking-text.ts";
import { isReservedBy, reasonForNoTestDrive } from "./may-drive.ts";
import { reminderAt } from "./reminder.ts";

const store = { kind: "store", isRetired: false } as const;

test.each([
  [{ price: 200_000, status: 130 }, store, null],
  [{ price: 200_000, status: 135 }, store, "reserved"],
  [{ price: 200_000, status: 140 }, store, "sold"],
  [{ price: 200_000, status: 150 }, store, "sold"],
  [{ price: 200_000, status: 100 }, store, "notReady"],
  [{ price: null, status: 130 }, store, "notReady"],
  [{ price: 200_000, status: 130 }, { kind: "web", isRetired: false } as const, "byAgreement"],
  [{ price: 200_000, status: 130 }, { kind: "store", isRetired: true } as const, "byAgreement"],
  [{ price: 200_000, status: 130 }, null, "byAgreement"],
  [null, store, "unknown"],
])("[DRIVE-5] %j at %j: %s", (car, place, reason) => {
  expect(reasonForNoTestDrive(car, place)).toBe(reason);
});

test("[DRIVE-17] that a car is reserved is no reason for whoever holds it; that it is sold is; a reservation opens its own car, and only while it stands", () => {
  const otherwiseReserved = { mayBeReserved: true };
  expect(reasonForNoTestDrive({ price: 200_000, status: 135 }, store, otherwiseReserved)).toBeNull();
  expect(reasonForNoTestDrive({ price: 200_000, status: 140 }, store, otherwiseReserved)).toBe("sold");
  const now = new Date("2026-11-16T12:00:00Z");
  const until = new Date("2026-11-17T12:00:00Z");
  const reservation = { licenseplate: aPlate("mlb001"), releasedAt: null, until };
  expect(isReservedBy(reservation, aPlate("mlb001"), now)).toBe(true);
  expect(isReservedBy(reservation, aPlate("mlb002"), now)).toBe(false);
  expect(isReservedBy(reservation, aPlate("mlb001"), until)).toBe(false);
  expect(isReservedBy({ ...reservation, releasedAt: now }, aPlate("mlb001"), now)).toBe(false);
  expect(isReservedBy(null, aPlate("mlb001"), now)).toBe(false);
});

test("[DRIVE-13] reminded at ten the day before by the Swedish clock, in summer and winter; not when that has passed", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  expect(reminderAt(new Date("2026-11-17T09:00:00Z"), now)?.toISOString()).toBe("2026-11-16T09:00:00.000Z");
  expect(reminderAt(new Date("2026-06-17T08:00:00Z"), now)?.toISOString()).toBe("2026-06-16T08:00:00.000Z");
  // The clocks go back in the night between.
  expect(reminderAt(new Date("2026-10-25T09:00:00Z"), now)?.toISOString()).toBe("2026-10-24T08:00:00.000Z");
  expect(reminderAt(new Date("2026-11-17T09:00:00Z"), new Date("2026-11-16T09:00:00Z"))).toBeNull();
});

const drive = {
  kind: "testDrive" as const,
  start: new Date("2026-11-18T09:00:00Z"),
  end: new Date("2026-11-18T09:30:00Z"),
  place: "Milstolpen Uppsala",
  bookedAt: new Date("2026-11-16T12:00:00Z"),
  isCancelled: false,
};

test("[DRIVE-10] a drive says what has happened, what happens now and what comes", () => {
  expect(timeText(drive)).toBe("onsdag 18 november kl.\u00a010.00–10.30");
  const statesAt = (now: string, changes = {}) =>
    bookingSteps({ ...drive, ...changes }, new Date(now)).map(({ title, state }) => `${title} ${state}`);
  expect(statesAt("2026-11-16T12:00:00Z")).toEqual([
    "Bokad done",
    "Påminnelse now",
    "Provkörning next",
    "Efteråt next",
  ]);
  expect(statesAt("2026-11-17T12:00:00Z")).toEqual([
    "Bokad done",
    "Påminnelse done",
    "Provkörning now",
    "Efteråt next",
  ]);
  expect(statesAt("2026-11-18T10:00:00Z")).toContain("Efteråt now");
  expect(statesAt("2026-11-17T12:00:00Z", { bookedAt: new Date("2026-11-17T10:00:00Z") })).toEqual([
    "Bokad done",
    "Provkörning now",
    "Efteråt next",
  ]);
  expect(statesAt("2026-11-16T12:00:00Z", { isCancelled: true })).toEqual(["Bokad done", "Avbokad done"]);
});
