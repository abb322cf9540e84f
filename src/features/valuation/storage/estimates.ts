import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { EstimateCounts } from "../rules/estimate-score.ts";
import { estimates } from "./estimates.table.ts";

export type NewEstimate = {
  plateHash: string;
  at: Date;
  on: CalendarDay;
  estimate: number;
  low: number;
  high: number;
};

/** The last of a day is what counts. */
export async function recordEstimate(db: Database, { at, on, ...given }: NewEstimate): Promise<void> {
  const { estimate, low, high } = given;
  await db
    .insert(estimates)
    .values({ ...given, givenAt: at, givenOn: on })
    .onConflictDoUpdate({
      target: [estimates.plateHash, estimates.givenOn],
      set: { estimate, low, high, givenAt: at },
    });
}

/** The cars that an estimate waits for a sale of. */
export async function findWaitingHashes(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ hash: estimates.plateHash })
    .from(estimates)
    .where(isNull(estimates.paid));
  return new Set(rows.flatMap(({ hash }) => hash ?? []));
}

type Sale = { plate: string; soldAt: Date; price: number };

/** What was sold since; the plates are for being hashed. */
export function findSalesSince(db: Database, since: Date): Promise<Sale[]> {
  return db
    .select({ plate: cars.licenseplate, soldAt: soldCars.soldAt, price: soldCars.price })
    .from(soldCars)
    .innerJoin(cars, eq(cars.id, soldCars.carId))
    .where(sql`${soldCars.soldAt} >= ${since}`);
}

/** Writes what was paid to the estimates given within so long before; they forget which car it was. Returns how many. */
export async function recordSaleOfEstimate(
  db: Database,
  {
    plateHash,
    soldAt,
    price,
    notBefore,
  }: { plateHash: string; soldAt: Date; price: number; notBefore: Date },
): Promise<number> {
  const changed = await db
    .update(estimates)
    .set({ paid: price, paidAt: soldAt, plateHash: null })
    .where(
      and(
        eq(estimates.plateHash, plateHash),
        isNull(estimates.paid),
        lt(estimates.givenAt, soldAt),
        sql`${estimates.givenAt} >= ${notBefore}`,
      ),
    )
    .returning({ id: estimates.id });
  return changed.length;
}

/** Those that wait for a sale no more. */
export async function purgeEstimates(db: Database, before: Date): Promise<void> {
  await db.delete(estimates).where(and(isNull(estimates.paid), lt(estimates.givenAt, before)));
}

/** How many were paid inside, below and above their range, of those sold since. */
export async function countEstimates(db: Database, since: Date): Promise<EstimateCounts> {
  const [row] = await db
    .select({
      inside: sql<number>`count(*) filter (where ${estimates.paid} between ${estimates.low} and ${estimates.high})::int`,
      below: sql<number>`count(*) filter (where ${estimates.paid} < ${estimates.low})::int`,
      above: sql<number>`count(*) filter (where ${estimates.paid} > ${estimates.high})::int`,
    })
    .from(estimates)
    .where(and(isNotNull(estimates.paid), sql`${estimates.paidAt} >= ${since}`));
  return row ?? { inside: 0, below: 0, above: 0 };
}
