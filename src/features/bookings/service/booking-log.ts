import { company } from "#core/company/company.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { answerByAfter } from "#features/cases/rules/case-progress.ts";
import { stateAfter, waitsForUs } from "#features/cases/rules/case-states.ts";
import { type CaseRow, changeCase } from "#features/cases/storage/cases.ts";
import type { Database } from "#platform/db/database.ts";
import { confirmAddress } from "#platform/mail/mails.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import type { BookingRow } from "../storage/bookings.ts";

/** A change by the staff: who made it, the text to the customer, and what has to be done in the same transaction. */
export type StaffChange = { author: string; text: string; before: (tx: Database) => Promise<unknown> };

/** A time that is booked is answered by that: nobody of ours has to write. */
export async function answerByBooking(tx: Database, row: CaseRow, text: string, now: Date): Promise<void> {
  const state = stateAfter(row.state, "answered", "staff");
  const line = { event: "answered", by: "staff", at: now, message: { author: company.name, text } } as const;
  if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
}

/** What the customer did, as their own word; a question of theirs that waits for us still does. */
export async function logCustomerMove(
  tx: Database,
  row: CaseRow,
  { kind, startsAt, endsAt }: BookingRow,
  now: Date,
): Promise<void> {
  const { the } = bookingTexts[kind];
  const state = stateAfter(row.state, "customerWrote", "customer");
  const text = `Jag flyttade ${the} till ${timeText({ start: startsAt, end: endsAt })}.`;
  const line = {
    event: "customerWrote",
    by: "customer",
    at: now,
    message: { author: row.name ?? "Kunden", text },
  } as const;
  if (state) await changeCase(tx, row.id, line, { state, answerBy: answerByAfter(state, now) });
  if (row.email) await confirmAddress(tx, row.email);
  if (state && row.state === "answered")
    await answerByBooking(
      tx,
      { ...row, state },
      `${capitalized(the)} är flyttad. Den nya tiden gäller.`,
      now,
    );
}

/** The customer's own word, and the end of the case. */
export async function logCustomerCancel(
  tx: Database,
  row: CaseRow,
  { kind }: BookingRow,
  now: Date,
): Promise<void> {
  const state = stateAfter(row.state, "closed", "customer");
  const text = `Jag avbokade ${bookingTexts[kind].the}.`;
  const message = { author: row.name ?? "Kunden", text };
  const line = { event: "closed", by: "customer", at: now, message } as const;
  if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
  if (row.email) await confirmAddress(tx, row.email);
}

/** "Vi har flyttat provkörningen till tisdag … Bilen står på verkstad." */
export function movedByStaff({ kind, startsAt, endsAt }: BookingRow, { text }: Pick<StaffChange, "text">) {
  const time = timeText({ start: startsAt, end: endsAt });
  return {
    event: "answered",
    text: `Vi har flyttat ${bookingTexts[kind].the} till ${time}. ${text}`.trim(),
  } as const;
}

export function cancelledByStaff({ kind }: BookingRow, { text }: Pick<StaffChange, "text">) {
  return { event: "closed", text: `Vi har avbokat ${bookingTexts[kind].the}. ${text}`.trim() } as const;
}

/** What a member of staff did; a question of the customer's that waits for us still does. */
export async function logStaffChange(
  tx: Database,
  row: CaseRow,
  { author, text, event }: Pick<StaffChange, "author" | "text"> & { event: "answered" | "closed" },
  now: Date,
): Promise<void> {
  const next = stateAfter(row.state, event, "staff");
  const state = event === "answered" && waitsForUs(row.state) ? row.state : next;
  if (next === null || state === null) return;
  const answerBy = state === row.state ? row.answerBy : null;
  await changeCase(
    tx,
    row.id,
    { event, by: "staff", at: now, message: { author, text } },
    { state, answerBy },
  );
}
