import { and, asc, eq, gt, gte, isNull, lt } from "drizzle-orm";
import { cases } from "#features/cases/storage/cases.table.ts";
import { holds } from "#features/reservations/storage/holds.table.ts";
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
export function findStaffHolds(db: Database, now: Date) {
  const { number, licenseplate, storeSlug, name, email, phoneNumber, heldAt, until, delivery } = holds;
  const { assigneeId, assigneeName, contactBy, contactedAt } = holds;
  return db
    .select({
      number,
      licenseplate,
      storeSlug,
      name,
      email,
      phoneNumber,
      heldAt,
      until,
      delivery,
      assigneeId,
      assigneeName,
      contactBy,
      contactedAt,
    })
    .from(holds)
    .where(and(isNull(holds.releasedAt), gt(holds.until, now)))
    .orderBy(asc(holds.until), asc(holds.id));
}
export type StaffHoldRow = Awaited<ReturnType<typeof findStaffHolds>>[number];

/** The case is locked by the caller. */
export async function setOutcome(
  tx: Database,
  caseId: number,
  outcome: BookingOutcome | null,
): Promise<void> {
  await tx.update(bookings).set({ outcome }).where(eq(bookings.caseId, caseId));
}
