import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import type { BookingRow } from "#features/bookings/storage/bookings.ts";
import { caseMessages, cases } from "#features/cases/storage/cases.table.ts";
import type { CaseRow } from "#features/cases/storage/cases.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import type { ReservationRow } from "#features/reservations/storage/reservations.ts";
import type { Database } from "#platform/db/database.ts";

export type CaseOfAddress = CaseRow & {
  booking: BookingRow | null;
  /** Who wrote last, and what. */
  lastMessage: { author: string; text: string } | null;
};

/** The cases of an address, what has happened last first; nothing of what is erased, or of anybody else. */
export async function findCasesOf(db: Database, address: string): Promise<CaseOfAddress[]> {
  const rows = await db
    .select()
    .from(cases)
    .leftJoin(bookings, eq(bookings.caseId, cases.id))
    .where(and(eq(sql`lower(${cases.email})`, address), isNull(cases.erasedAt)))
    .orderBy(desc(cases.changedAt), desc(cases.id));
  const ids = rows.map((row) => row.cases.id);
  const last = await db
    .selectDistinctOn([caseMessages.caseId])
    .from(caseMessages)
    .where(ids.length > 0 ? inArray(caseMessages.caseId, ids) : sql`false`)
    .orderBy(caseMessages.caseId, desc(caseMessages.place));
  return rows.map((row) => {
    const message = last.find(({ caseId }) => caseId === row.cases.id);
    return {
      ...row.cases,
      booking: row.test_drives,
      lastMessage: message ? { author: message.author, text: message.text } : null,
    };
  });
}

/** All reservations of an address, the newest first. */
export function findAllReservationsOf(db: Database, address: string): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(eq(sql`lower(${reservations.email})`, address), isNull(reservations.erasedAt)))
    .orderBy(desc(reservations.reservedAt));
}
