import * as z from "zod";
import { caseNumber } from "#features/cases/api/case-number-parameter.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { driveStart } from "#features/forms/rules/inquiry-fields.ts";
import { Refusal } from "#platform/http/problem.ts";
import type { AuditAction } from "#platform/staff/audit-actions.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { BookingServices } from "../booking-services.ts";
import { bookingOutcomeNames } from "../rules/booking-outcomes.ts";
import type { StaffChange } from "../service/booking-log.ts";
import type { RefusedBooking } from "../service/bookings.ts";

type Uses = { bookings: BookingServices; stock: LiveCatalogue };

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
  handle: async (_, __, request: StaffRequest<Uses>) => ({
    ...(await request.bookings.byStaff.list()),
    stores: request.stock.catalogs().chain.labels,
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
  handle: async ({ number = "" }, _, request: StaffRequest<Uses>) => {
    const times = await request.bookings.byStaff.timesOf(number);
    if (times === null) throw unknownBooking();
    return "reason" in times ? { days: [], reason: times.reason } : { days: times, reason: null };
  },
});

/** What a member of staff says of a change, and the line in the audit log that goes with it. */
const byUs = (
  request: StaffRequest<Uses>,
  action: AuditAction,
  subject: string,
  text: string,
): StaffChange => ({
  author: request.staffUser.name,
  text,
  before: (tx) => request.note(tx, { action, subject }),
});

async function existing(request: StaffRequest<Uses>, number: string): Promise<void> {
  if ((await request.bookings.byStaff.timesOf(number)) === null) throw unknownBooking();
}

function resultOf(outcome: RefusedBooking | "done") {
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
  handle: async ({ number = "" }, { start, why: text }, request: StaffRequest<Uses>) => {
    await existing(request, number);
    return resultOf(
      await request.bookings.byStaff.move(number, start, byUs(request, "booking.move", number, text)),
    );
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
  handle: async ({ number = "" }, { why: text }, request: StaffRequest<Uses>) => {
    await existing(request, number);
    return resultOf(
      await request.bookings.byStaff.cancel(number, byUs(request, "booking.cancel", number, text)),
    );
  },
});

export const closeBooking = staffCall({
  method: "POST",
  path: "/api/staff/bookings/:number/outcome",
  permission: "workBookings",
  title: "Säg om kunden kom",
  parameters: { number: caseNumber },
  body: z.object({
    outcome: z.enum([...bookingOutcomeNames, "unknown"], "Säg om kunden kom"),
  }),
  audit: "change",
  handle: async ({ number = "" }, { outcome }, request: StaffRequest<Uses>) => {
    await existing(request, number);
    const isDone = await request.bookings.byStaff.close({
      number,
      outcome: outcome === "unknown" ? null : outcome,
      before: (tx) => request.note(tx, { action: "booking.outcome", subject: number, note: outcome }),
    });
    if (isDone === "impossible") throw new Refusal({ status: 409, title: "Tiden har inte börjat än" });
    return done;
  },
});
