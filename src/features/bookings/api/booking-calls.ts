import * as z from "zod";
import { caseNumber } from "#features/cases/api/case-number-parameter.ts";
import { driveStart } from "#features/forms/rules/lead-fields.ts";
import { holdTerms } from "#features/reservations/rules/hold-terms.ts";
import type { HoldDone } from "#features/reservations/service/staff-holds.ts";
import { Refusal } from "#platform/http/problem.ts";
import type { AuditAction } from "#platform/staff/audit-actions.ts";
import { type StaffDesk, staffCall } from "#platform/staff/staff-call.ts";
import { bookingOutcomeNames } from "../rules/booking-outcomes.ts";
import type { ByUs } from "../service/booking-log.ts";
import type { Refused } from "../service/bookings.ts";

const unknownBooking = () => new Refusal({ status: 404, title: "Bokningen finns inte" });
const done = { done: true } as const;
const why = z.string().trim().max(500, "Skriv högst 500 tecken").default("");

/** Today and what comes, holds with the time they have left. */
export const listBookings = staffCall({
  method: "GET",
  path: "/api/staff/bookings",
  permission: "workBookings",
  title: "Reservationer och bokade tider",
  parameters: {},
  body: null,
  audit: { action: "bookings.list", subjectOf: () => "bokningar" },
  answer: async (_, __, desk) => ({
    ...(await desk.bookings.list()),
    stores: desk.stock.catalogs().chain.labels,
  }),
});

export const listTimes = staffCall({
  method: "GET",
  path: "/api/staff/bookings/:number/times",
  permission: "workBookings",
  title: "Lediga tider att flytta en bokning till",
  parameters: { number: caseNumber },
  body: null,
  audit: null,
  answer: async ({ number = "" }, _, desk) => {
    const times = await desk.bookings.timesOf(number);
    if (times === null) throw unknownBooking();
    return "reason" in times ? { days: [], reason: times.reason } : { days: times, reason: null };
  },
});

/** What one of us says of a change, and the line in the audit log that goes with it. */
const byUs = (desk: StaffDesk, action: AuditAction, subject: string, text: string): ByUs => ({
  author: desk.member.name,
  text,
  before: (tx) => desk.note(tx, { action, subject }),
});

async function existing(desk: StaffDesk, number: string): Promise<void> {
  if ((await desk.bookings.timesOf(number)) === null) throw unknownBooking();
}

function settled(outcome: Refused | "done") {
  if (outcome === "done") return done;
  const { errors } = outcome;
  throw new Refusal({ status: 409, title: errors.map(({ message }) => message).join(" | "), errors });
}

export const moveBooking = staffCall({
  method: "POST",
  path: "/api/staff/bookings/:number/move",
  permission: "workBookings",
  title: "Flytta en bokad tid; kunden får ett mejl",
  parameters: { number: caseNumber },
  body: z.object({ start: driveStart, why }),
  audit: "change",
  answer: async ({ number = "" }, { start, why: text }, desk) => {
    await existing(desk, number);
    return settled(await desk.bookings.move(number, start, byUs(desk, "booking.move", number, text)));
  },
});

export const cancelBooking = staffCall({
  method: "POST",
  path: "/api/staff/bookings/:number/cancel",
  permission: "workBookings",
  title: "Avboka en tid; kunden får ett mejl",
  parameters: { number: caseNumber },
  body: z.object({ why }),
  audit: "change",
  answer: async ({ number = "" }, { why: text }, desk) => {
    await existing(desk, number);
    return settled(await desk.bookings.cancel(number, byUs(desk, "booking.cancel", number, text)));
  },
});

export const settleBooking = staffCall({
  method: "POST",
  path: "/api/staff/bookings/:number/outcome",
  permission: "workBookings",
  title: "Säg om kunden kom",
  parameters: { number: caseNumber },
  body: z.object({
    outcome: z.enum([...bookingOutcomeNames, "unknown"], "Säg om kunden kom"),
  }),
  audit: "change",
  answer: async ({ number = "" }, { outcome }, desk) => {
    await existing(desk, number);
    const isDone = await desk.bookings.settle({
      number,
      outcome: outcome === "unknown" ? null : outcome,
      before: (tx) => desk.note(tx, { action: "booking.outcome", subject: number, note: outcome }),
    });
    if (isDone === "impossible") throw new Refusal({ status: 409, title: "Tiden har inte börjat än" });
    return done;
  },
});

const holdOutcomes = {
  over: { status: 409, title: "Reservationen är redan avslutad" },
  unknown: { status: 404, title: "Reservationen finns inte" },
  "too long": { status: 409, title: `En bil kan hållas högst ${holdTerms.longestDays} dygn` },
} as const satisfies Record<Exclude<HoldDone, "done">, { status: number; title: string }>;

async function ofHold(outcome: Promise<HoldDone>) {
  const said = await outcome;
  if (said !== "done") throw new Refusal(holdOutcomes[said]);
  return done;
}

export const extendHold = staffCall({
  method: "POST",
  path: "/api/staff/holds/:number/extend",
  permission: "workBookings",
  title: "Förläng en reservation; kunden får ett mejl",
  parameters: { number: caseNumber },
  body: z.object({
    hours: z.literal(holdTerms.extraHours, `Välj ${holdTerms.extraHours.join(" eller ")} timmar`),
  }),
  audit: "change",
  answer: ({ number = "" }, { hours }, desk) =>
    ofHold(
      desk.bookings.holds.extend(number, hours, (tx, { licenseplate }) =>
        desk.note(tx, { action: "hold.extend", subject: number, note: `${licenseplate}, ${hours} timmar` }),
      ),
    ),
});

export const careForHold = staffCall({
  method: "POST",
  path: "/api/staff/holds/:number/care",
  permission: "workBookings",
  title: "Ta hand om en reservation, eller säg att kunden är kontaktad",
  parameters: { number: caseNumber },
  body: z.object({ isContacted: z.boolean("Säg om kunden är kontaktad") }),
  audit: "change",
  answer: ({ number = "" }, { isContacted }, desk) =>
    ofHold(
      desk.bookings.holds.care(number, { member: desk.member, isContacted }, (tx, { licenseplate }) =>
        desk.note(tx, {
          action: isContacted ? "hold.contact" : "hold.take",
          subject: number,
          note: licenseplate,
        }),
      ),
    ),
});

export const endHold = staffCall({
  method: "POST",
  path: "/api/staff/holds/:number/end",
  permission: "workBookings",
  title: "Avsluta en reservation; kunden får ett mejl",
  parameters: { number: caseNumber },
  body: z.object({ why }),
  audit: "change",
  answer: ({ number = "" }, { why: text }, desk) =>
    ofHold(
      desk.bookings.holds.end(number, text, (tx, { licenseplate }) =>
        desk.note(tx, { action: "hold.end", subject: number, note: licenseplate }),
      ),
    ),
});
