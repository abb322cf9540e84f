import { expect, test } from "vitest";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import type { BookingKind } from "../rules/time-rules.ts";
import type { BookingDetails } from "./booking-details.ts";
import { bookingEmail, emailToStore, reminderEmail } from "./booking-emails.ts";

const now = new Date("2026-11-16T12:00:00Z");
const details = (kind: BookingKind): BookingDetails => ({
  row: {
    id: 1,
    number: "482971K",
    kind: "valuation",
    state: "answered",
    subject: "",
    storeSlug: null,
    licenseplate: aPlate("mlb84a"),
    name: "Karin Exempel",
    email: "karin@example.com",
    phoneNumber: "+46701740612",
    answers: [
      { label: "Vi kommer till", text: "Exempelgatan 1, 753\u00a020 Uppsala" },
      { label: "Uppskattning", text: "120\u00a0000–140\u00a0000\u00a0kr" },
    ],
    receivedOn: null,
    noticedOn: null,
    assigneeId: null,
    assigneeName: null,
    snoozedUntil: null,
    snoozedBy: null,
    openedAt: now,
    answerBy: null,
    changedAt: now,
    closedAt: null,
    erasedAt: null,
  },
  booking: {
    caseId: 1,
    kind,
    place: "x",
    licenseplate: aPlate("mlb84a"),
    storeSlug: "uppsala",
    startsAt: new Date("2026-11-18T08:00:00Z"),
    endsAt: new Date("2026-11-18T12:00:00Z"),
    sequence: 0,
    cancelledAt: null,
    outcome: null,
  },
  car: null,
  store: aStore(),
  page: "/arende/x/",
  change: "/arende/x/tid/",
  now,
});

test.each([
  ["visit", "Värdering i butik bokad: onsdag 18 november kl.\u00a009.00", "vardering.ics"],
  ["pickup", "Värdering hemma hos dig bokad: onsdag 18 november kl.\u00a009.00–13.00", "vardering-hemma.ics"],
  ["workshop", "Verkstadstid bokad: onsdag 18 november kl.\u00a009.00", "verkstad.ics"],
] as const)("[BOOK-6] %s: what is booked, with what was told and a calendar file", (kind, subject, file) => {
  const email = bookingEmail("booked", details(kind));
  expect(email).toMatchObject({ subject, kind: "booking-booked", attachments: [{ name: file }] });
  const calendar = new TextDecoder().decode(email?.attachments?.[0]?.content).replaceAll("\r\n ", "");
  expect(calendar).toContain(
    kind === "pickup" ? "LOCATION:Exempelgatan 1\\, 753\u00a020 Uppsala" : "LOCATION:Uppsala",
  );
  expect(JSON.stringify(email?.blocks)).toContain("120\u00a0000–140\u00a0000");
  expect(reminderEmail(details(kind))?.subject).toContain("I morgon kl.\u00a009.00");
  const files = [{ name: "bula.jpg", href: "/arende/bilaga/?t=x" }];
  const toUs = emailToStore("booked", details(kind), { text: "Ring på.", files });
  expect(toUs.blocks).toContainEqual({ link: "bula.jpg", href: "/arende/bilaga/?t=x" });
});
