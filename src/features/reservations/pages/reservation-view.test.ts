import { expect, test } from "vitest";
import type { ReservationRow } from "../storage/reservations.ts";
import { reservationView } from "./reservation-view.server.ts";

const reservedAt = new Date("2026-11-15T13:20:00Z");
const hoursLater = (hours: number) => new Date(reservedAt.getTime() + hours * 3_600_000);
const reservation = {
  number: "482971K",
  reservedAt,
  until: hoursLater(48),
  ended: null,
  email: "kim@example.com",
  delivery: null,
  advertHash: "7f3a90c2",
  advert: JSON.stringify({ store: { name: "Milstolpen Uppsala", phone: "070-174 06 11" } }),
} as unknown as ReservationRow;

const viewAt = (hours: number) =>
  reservationView(reservation, { token: "t", now: hoursLater(hours), isReceipt: false, email: null });
const clockAt = (hours: number) => viewAt(hours).active?.clock;

test("[HOLD-15] the ruler has now and the reminder in their places; a reservation that is over has neither ruler nor calendar file", () => {
  expect(clockAt(0)).toMatchObject({ percent: 0, remindPercent: 87.5 });
  expect(clockAt(12)).toMatchObject({ percent: 25 });
  expect(clockAt(24)?.label).toMatch(/^50 procent av tiden har gått\. Bilen släpps tisdag 17 november kl/);
  expect(viewAt(48).active).toBeNull();
});

test("[HOLD-19] what is over names no delivery and no price that holds", () => {
  const delivery = { postcode: "903 26", town: "Umeå", day: "2026-11-19", way: "shared", price: 3_900 };
  const labels = (ended: "cancelled" | null, now: Date) =>
    reservationView({ ...reservation, delivery, ended } as ReservationRow, {
      token: "t",
      now,
      isReceipt: false,
      email: null,
    }).facts.map(({ label }) => label);
  expect(labels(null, hoursLater(1))).toEqual([
    expect.stringMatching(/^Priset till/),
    "Hem till Umeå",
    "Butik",
  ]);
  expect(labels("cancelled", hoursLater(1))).toEqual(["Butik"]);
  expect(labels(null, hoursLater(49))).toEqual(["Butik"]);
});
