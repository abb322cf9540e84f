import { and, asc, eq, gt, gte, isNull, lt } from "drizzle-orm";
import { cases } from "#features/cases/storage/cases.table.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { BookingOutcome } from "../rules/booking-outcomes.ts";
import { bookings } from "./bookings.table.ts";

/** Times that begin within the span, with who comes, in the order of the clock. */
export function findStaffBookings(db: Database, { from, before }: { from: Date; before: Date }) {
  const { kind, licenseplate, storeSlug, startsAt, endsAt, outcome } = bookings;
  const { number, subject, name, email, phoneNumber } = cases;
  return db
    .select({
      number,
      kind,
      licenseplate,
      storeSlug,
      startsAt,
      endsAt,
      outcome,
      subject,
      name,
      email,
      phoneNumber,
    })
    .from(bookings)
    .innerJoin(cases, eq(cases.id, bookings.caseId))
    .where(
      and(
        isNull(bookings.cancelledAt),
        isNull(cases.erasedAt),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, before),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.caseId));
}
export type StaffBookingRow = Awaited<ReturnType<typeof findStaffBookings>>[number];

/** Cars that somebody holds now, what ends first on top. */
export function findStaffReservations(db: Database, now: Date) {
  const { number, licenseplate, storeSlug, name, email, phoneNumber, reservedAt, until, delivery } =
    reservations;
  const { assigneeId, assigneeName, contactBy, contactedAt } = reservations;
  return db
    .select({
      number,
      licenseplate,
      storeSlug,
      name,
      email,
      phoneNumber,
      reservedAt,
      until,
      delivery,
      assigneeId,
      assigneeName,
      contactBy,
      contactedAt,
    })
    .from(reservations)
    .where(and(isNull(reservations.releasedAt), gt(reservations.until, now)))
    .orderBy(asc(reservations.until), asc(reservations.id));
}
export type StaffReservationRow = Awaited<ReturnType<typeof findStaffReservations>>[number];

/** The case is locked by the caller. */
export async function setOutcome(
  tx: Database,
  caseId: number,
  outcome: BookingOutcome | null,
): Promise<void> {
  await tx.update(bookings).set({ outcome }).where(eq(bookings.caseId, caseId));
}
