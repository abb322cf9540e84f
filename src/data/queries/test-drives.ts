import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Span } from "#domain/test-drive/slots.ts";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";
import { cases } from "../schema/cases.ts";
import { testDrives } from "../schema/test-drives.ts";

export type DriveRow = typeof testDrives.$inferSelect;
export type NewDrive = Pick<DriveRow, "caseId" | "licenseplate" | "storeSlug" | "startsAt" | "endsAt">;

/** False when somebody else drives the car then: of those who come at once, in whatever process, one gets it. [DRIVE-7] */
export async function insertDrive(tx: Database, drive: NewDrive): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${testDrives} (case_id, licenseplate, store_slug, starts_at, ends_at)
    values (${drive.caseId}, ${drive.licenseplate}, ${drive.storeSlug}, ${drive.startsAt.toISOString()}, ${drive.endsAt.toISOString()})
    on conflict on constraint test_drives_one_at_a_time do nothing`);
  return rowCount === 1;
}

const isOn = isNull(testDrives.cancelledAt);

/** When the car is out, from now on. */
export async function findTakenTimes(db: Database, plate: LicensePlate, now: Date): Promise<Span[]> {
  return db
    .select({ start: testDrives.startsAt, end: testDrives.endsAt })
    .from(testDrives)
    .where(and(eq(testDrives.licenseplate, plate), isOn, gt(testDrives.endsAt, now)))
    .orderBy(asc(testDrives.startsAt));
}

/** The address of whoever has the car at that time, in lower case; null when it is free. [DRIVE-7] */
export async function findHolder(
  db: Database,
  plate: LicensePlate,
  { start, end }: Span,
): Promise<string | null> {
  const [found] = await db
    .select({ email: sql<string>`coalesce(lower(${cases.email}), '')` })
    .from(testDrives)
    .innerJoin(cases, eq(cases.id, testDrives.caseId))
    .where(
      and(
        eq(testDrives.licenseplate, plate),
        isOn,
        lt(testDrives.startsAt, end),
        gt(testDrives.endsAt, start),
      ),
    );
  return found?.email ?? null;
}

/**
 * How many drives somebody has ahead. Those of one person are counted one after the other, in whatever process, so that
 * the number is true when the next is added. [DRIVE-6]
 */
export async function countComingDrives(tx: Database, email: string, now: Date): Promise<number> {
  const person = email.toLowerCase();
  // A statement of its own: the count has to see what the one before has committed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 16))`);
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(testDrives)
    .innerJoin(cases, eq(cases.id, testDrives.caseId))
    .where(and(isOn, gt(testDrives.startsAt, now), eq(sql`lower(${cases.email})`, person)));
  return found?.count ?? 0;
}

export async function findDrive(db: Database, caseId: number): Promise<DriveRow | null> {
  const [row] = await db.select().from(testDrives).where(eq(testDrives.caseId, caseId));
  return row ?? null;
}

/** The number of the case, by which it is locked. */
export async function findCaseNumber(db: Database, caseId: number): Promise<string | null> {
  const [row] = await db.select({ number: cases.number }).from(cases).where(eq(cases.id, caseId));
  return row?.number ?? null;
}

const changed = { sequence: sql`${testDrives.sequence} + 1` };

/** The row as it is then; throws where the time is somebody else's (`isTimeTaken`). The caller has locked the case. [DRIVE-12] */
export async function moveDrive(
  tx: Database,
  caseId: number,
  to: Pick<DriveRow, "startsAt" | "endsAt" | "storeSlug">,
): Promise<DriveRow> {
  const [row] = await tx
    .update(testDrives)
    .set({ ...to, ...changed })
    .where(eq(testDrives.caseId, caseId))
    .returning();
  if (!row) throw new Error(`Case ${caseId} has no test drive`);
  return row;
}

export async function cancelDrive(tx: Database, caseId: number, at: Date): Promise<DriveRow> {
  const [row] = await tx
    .update(testDrives)
    .set({ cancelledAt: at, ...changed })
    .where(eq(testDrives.caseId, caseId))
    .returning();
  if (!row) throw new Error(`Case ${caseId} has no test drive`);
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
