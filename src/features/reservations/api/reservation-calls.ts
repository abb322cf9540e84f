import * as z from "zod";
import { caseNumber } from "#features/cases/api/case-number-parameter.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { Reservations } from "../reservation-services.ts";
import { reservationTerms } from "../rules/reservation-terms.ts";
import type { StaffOutcome } from "../service/staff-reservations.ts";

type Uses = { reservations: Reservations };

const done = { done: true } as const;
const why = z.string().trim().max(500, "Skriv högst 500 tecken").default("");

const reservationOutcomes = {
  over: { status: 409, title: "Reservationen är redan avslutad" },
  unknown: { status: 404, title: "Reservationen finns inte" },
  "too long": { status: 409, title: `En bil kan hållas högst ${reservationTerms.maxDays} dygn` },
} as const satisfies Record<Exclude<StaffOutcome, "done">, { status: number; title: string }>;

async function ofHold(outcome: Promise<StaffOutcome>) {
  const result = await outcome;
  if (result !== "done") throw new Refusal(reservationOutcomes[result]);
  return done;
}

export const extendReservation = staffCall({
  method: "POST",
  path: "/api/staff/holds/:number/extend",
  permission: "workBookings",
  title: "Förläng en reservation; kunden får ett mejl",
  parameters: { number: caseNumber },
  body: z.object({
    hours: z.literal(
      reservationTerms.extraHours,
      `Välj ${reservationTerms.extraHours.join(" eller ")} timmar`,
    ),
  }),
  audit: "change",
  handle: ({ number = "" }, { hours }, request: StaffRequest<Uses>) =>
    ofHold(
      request.reservations.byStaff.extend(number, hours, (tx, { licenseplate }) =>
        request.note(tx, {
          action: "hold.extend",
          subject: number,
          note: `${licenseplate}, ${hours} timmar`,
        }),
      ),
    ),
});

export const followUpReservation = staffCall({
  method: "POST",
  path: "/api/staff/holds/:number/care",
  permission: "workBookings",
  title: "Ta hand om en reservation, eller säg att kunden är kontaktad",
  parameters: { number: caseNumber },
  body: z.object({ isContacted: z.boolean("Säg om kunden är kontaktad") }),
  audit: "change",
  handle: ({ number = "" }, { isContacted }, request: StaffRequest<Uses>) =>
    ofHold(
      request.reservations.byStaff.care(
        number,
        { staffUser: request.staffUser, isContacted },
        (tx, { licenseplate }) =>
          request.note(tx, {
            action: isContacted ? "hold.contact" : "hold.take",
            subject: number,
            note: licenseplate,
          }),
      ),
    ),
});

export const endReservation = staffCall({
  method: "POST",
  path: "/api/staff/holds/:number/end",
  permission: "workBookings",
  title: "Avsluta en reservation; kunden får ett mejl",
  parameters: { number: caseNumber },
  body: z.object({ why }),
  audit: "change",
  handle: ({ number = "" }, { why: text }, request: StaffRequest<Uses>) =>
    ofHold(
      request.reservations.byStaff.end(number, text, (tx, { licenseplate }) =>
        request.note(tx, { action: "hold.end", subject: number, note: licenseplate }),
      ),
    ),
});
