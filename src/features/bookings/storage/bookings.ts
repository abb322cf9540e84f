import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { BookedResource, TakenTime } from "../rules/slots.ts";
import type { BookingKind } from "../rules/time-rules.ts";
import { bookings } from "./bookings.table.ts";

export type BookingRow = typeof bookings.$inferSelect;
type Slot = Pick<BookingRow, "storeSlug" | "startsAt" | "endsAt">;
type NewBooking = Slot & Pick<BookingRow, "caseId" | "kind" | "licenseplate">;
/** Whose times are asked for: those of a car of ours, or of the people of a store. */
export type BusyWith = { kind: BookingKind; storeSlug: string; licenseplate: LicensePlate | null };

/**
 * At the first of the places that is free; false when none is: of those who come at once, in whatever process, each
 * place gets one.
 */
export async function insertBooking(
  tx: Database,
  one: NewBooking,
  places: readonly BookedResource[],
): Promise<boolean> {
  for (const place of places) {
    const { rowCount } = await tx.execute(sql`
      insert into ${bookings} (case_id, kind, place, licenseplate, store_slug, starts_at, ends_at)
      values (${one.caseId}, ${one.kind}, ${place}, ${one.licenseplate}, ${one.storeSlug}, ${one.startsAt.toISOString()}, ${one.endsAt.toISOString()})
      on conflict on constraint test_drives_one_at_a_time do nothing`);
    if (rowCount === 1) return true;
  }
  return false;
}

const isOn = isNull(bookings.cancelledAt);

function isOf({ kind, storeSlug, licenseplate }: BusyWith): SQL | undefined {
  const whose =
    kind === "testDrive" && licenseplate !== null
      ? eq(bookings.licenseplate, licenseplate)
      : eq(bookings.storeSlug, storeSlug);
  return and(eq(bookings.kind, kind), whose, isOn);
}

/** What is taken from now on, and by whom of ours. */
export async function findTakenTimes(db: Database, taker: BusyWith, now: Date): Promise<TakenTime[]> {
  return db
    .select({ start: bookings.startsAt, end: bookings.endsAt, place: bookings.place })
    .from(bookings)
    .where(and(isOf(taker), gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt));
}

/** The addresses of those who have such a time at that moment, in lower case. */
export async function findOverlapping(db: Database, taker: BusyWith, start: Date, end: Date) {
  return db
    .select({ place: bookings.place, email: sql<string>`coalesce(lower(${cases.email}), '')` })
    .from(bookings)
    .innerJoin(cases, eq(cases.id, bookings.caseId))
    .where(
      and(
        isOf(taker),
        sql`tstzrange(${bookings.startsAt}, ${bookings.endsAt}) && tstzrange(${start.toISOString()}, ${end.toISOString()})`,
      ),
    );
}

/** Test drives ahead of a car, and whose they are. */
export function findUpcomingDrives(db: Database, plate: LicensePlate, now: Date) {
  return db
    .select({ number: cases.number, startsAt: bookings.startsAt, email: cases.email })
    .from(bookings)
    .innerJoin(cases, eq(cases.id, bookings.caseId))
    .where(
      and(
        eq(bookings.kind, "testDrive"),
        eq(bookings.licenseplate, plate),
        isOn,
        gt(bookings.endsAt, now),
        isNull(cases.erasedAt),
      ),
    );
}

/**
 * How many times of a kind somebody has ahead. Those of one person are counted one after the other, in whatever process,
 * so that the number is true when the next is added.
 */
export async function countUpcoming(
  tx: Database,
  kind: BookingKind,
  email: string,
  now: Date,
): Promise<number> {
  const person = email.toLowerCase();
  // A statement of its own: the count has to see what the one before has committed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 16))`);
  const [firstRow] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(bookings)
    .innerJoin(cases, eq(cases.id, bookings.caseId))
    .where(
      and(eq(bookings.kind, kind), isOn, gt(bookings.startsAt, now), eq(sql`lower(${cases.email})`, person)),
    );
  return firstRow?.count ?? 0;
}

export async function findBooking(db: Database, caseId: number): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.caseId, caseId));
  return row ?? null;
}

/** The number of the case, by which it is locked. */
export async function findCaseNumber(db: Database, caseId: number): Promise<string | null> {
  const [row] = await db.select({ number: cases.number }).from(cases).where(eq(cases.id, caseId));
  return row?.number ?? null;
}

const changed = { sequence: sql`${bookings.sequence} + 1` };

/** The row as it is then; throws where the time is somebody else's (`isTimeTaken`). The caller has locked the case. */
export async function moveBooking(
  tx: Database,
  caseId: number,
  to: Slot & { place: BookedResource },
): Promise<BookingRow> {
  return changeBooking(tx, caseId, to);
}

export async function cancelBooking(tx: Database, caseId: number, at: Date): Promise<BookingRow> {
  return changeBooking(tx, caseId, { cancelledAt: at });
}

async function changeBooking(
  tx: Database,
  caseId: number,
  change: Partial<Omit<BookingRow, "caseId" | "sequence">>,
): Promise<BookingRow> {
  const [row] = await tx
    .update(bookings)
    .set({ ...change, ...changed })
    .where(eq(bookings.caseId, caseId))
    .returning();
  if (!row) throw new Error(`Case ${caseId} has no booked time`);
  return row;
}

/** The exclusion; or a deadlock of two that want each other's time, of whom one has to look for another. */
const takenCodes: readonly unknown[] = ["23P01", "40P01"];

export function isTimeTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : null;
  return takenCodes.includes(code) || isTimeTaken(error.cause);
}

/** As it is in the database this moment; null when it is no longer there. */
export async function findCarStatus(db: Database, plate: LicensePlate): Promise<number | null> {
  const [row] = await db.select({ status: cars.status }).from(cars).where(eq(cars.licenseplate, plate));
  return row?.status ?? null;
}
