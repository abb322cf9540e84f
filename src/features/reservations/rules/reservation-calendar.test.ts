import { expect, test } from "vitest";
import type { FrozenAdvert } from "./frozen-advert.ts";
import { reservationCalendar } from "./reservation-calendar.ts";

const advert = {
  name: "Volvo V60",
  plate: "MLB 84A",
  store: { name: "Milstolpen Uppsala", address: "Exempelgatan 12, 753 00 Uppsala", phone: "070-174 06 11" },
} as FrozenAdvert;
const reservation = {
  number: "482971K",
  reservedAt: new Date("2026-11-15T13:20:00Z"),
  until: new Date("2026-11-17T13:20:00Z"),
};

test("[HOLD-15] the calendar file has the reservation by the Swedish clock, the reminder and the store, and invites nobody", () => {
  const lines = reservationCalendar(reservation, advert).replaceAll("\r\n ", "").split("\r\n");
  for (const line of [
    "METHOD:PUBLISH",
    "DTSTART;TZID=Europe/Stockholm:20261115T142000",
    "DTEND;TZID=Europe/Stockholm:20261117T142000",
    "SUMMARY:Volvo V60\\, MLB 84A\\, är reserverad åt dig",
    "LOCATION:Milstolpen Uppsala\\, Exempelgatan 12\\, 753 00 Uppsala",
    "TRIGGER;RELATED=END:-PT6H",
    "TRANSP:TRANSPARENT",
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => /^(ATTENDEE|ORGANIZER)/.test(line))).toEqual([]);
});
