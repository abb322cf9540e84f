import type { Database } from "#data/database.ts";
import type { BookingRow } from "#data/queries/bookings.ts";
import { type CaseRow, changeCase } from "#data/queries/cases.ts";
import { confirmAddress } from "#data/queries/mails.ts";
import { timeText } from "#domain/booking/booking-text.ts";
import { bookingWords, capitalized } from "#domain/booking/booking-words.ts";
import { answerByAfter } from "#domain/case/case-progress.ts";
import { stateAfter } from "#domain/case/case-states.ts";
import { company } from "#domain/company/company.ts";

/** A time that is booked is answered by that: nobody of ours has to write. */
export async function answerByBooking(tx: Database, row: CaseRow, text: string, now: Date): Promise<void> {
  const state = stateAfter(row.state, "answered", "staff");
  const line = { event: "answered", by: "staff", at: now, message: { author: company.name, text } } as const;
  if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
}

/** What the customer did, as their own word; a question of theirs that waits for us still does. */
export async function writeMove(
  tx: Database,
  row: CaseRow,
  { kind, startsAt, endsAt }: BookingRow,
  now: Date,
): Promise<void> {
  const { the } = bookingWords[kind];
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
