import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { WaitEnd } from "../rules/reservation-terms.ts";
import { carWaits } from "./reservations.table.ts";

export type WaitingListRow = typeof carWaits.$inferSelect;
export type WaitingListCar = { licenseplate: LicensePlate; status: number; price: number | null };

const isWaiting = isNull(carWaits.endedAt);

/** Null for whoever stands in the waiting list already: twice is once. */
export async function insertWaitingListRow(
  tx: Database,
  entry: Pick<WaitingListRow, "carId" | "person" | "email" | "at">,
): Promise<WaitingListRow | null> {
  const [wait] = await tx.insert(carWaits).values(entry).onConflictDoNothing().returning();
  return wait ?? null;
}

/** Those who wait for a car, in the order they came. */
export function findWaitingList(db: Database, carId: number): Promise<WaitingListRow[]> {
  return db
    .select()
    .from(carWaits)
    .where(and(eq(carWaits.carId, carId), isWaiting))
    .orderBy(asc(carWaits.id));
}

/** Whoever has a head start on the car now. */
export async function findHeadStart(db: Database, carId: number, now: Date): Promise<WaitingListRow | null> {
  const [wait] = await db
    .select()
    .from(carWaits)
    .where(and(eq(carWaits.carId, carId), isWaiting, gt(carWaits.headStartUntil, now)))
    .orderBy(asc(carWaits.id));
  return wait ?? null;
}

export async function findWaitingListRow(
  db: Database,
  id: number,
): Promise<(WaitingListRow & { car: WaitingListCar }) | null> {
  const [row] = await db
    .select({
      wait: carWaits,
      car: { licenseplate: cars.licenseplate, status: cars.status, price: cars.price },
    })
    .from(carWaits)
    .innerJoin(cars, eq(cars.id, carWaits.carId))
    .where(eq(carWaits.id, id));
  return row ? { ...row.wait, car: row.car } : null;
}

export async function giveHeadStart(tx: Database, id: number, until: Date): Promise<void> {
  await tx.update(carWaits).set({ headStartUntil: until }).where(eq(carWaits.id, id));
}

/** A head start that its owner did not use, and those that another release begins anew. */
export async function endHeadStarts(tx: Database, carId: number): Promise<void> {
  await tx
    .update(carWaits)
    .set({ headStartUntil: null })
    .where(and(eq(carWaits.carId, carId), isWaiting, isNotNull(carWaits.headStartUntil)));
}

export async function endWaiting(
  tx: Database,
  ids: readonly number[],
  ended: WaitEnd,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(carWaits)
    .set({ endedAt: at, ended })
    .where(and(inArray(carWaits.id, [...ids]), isWaiting));
}

/** Whoever holds the car waits for it no longer. */
export async function endWaitingOf(tx: Database, carId: number, person: string, at: Date): Promise<void> {
  await tx
    .update(carWaits)
    .set({ endedAt: at, ended: "held" })
    .where(and(eq(carWaits.carId, carId), eq(carWaits.person, person), isWaiting));
}

export type WaitingForSoldCar = { id: number; email: string; title: string };

/** Those who wait for a car that is sold; their waiting is over. */
export async function endWaitingForSoldCars(tx: Database, at: Date): Promise<WaitingForSoldCar[]> {
  const { rows } = await tx.execute<WaitingForSoldCar>(sql`
    update ${carWaits} w set ended_at = ${at.toISOString()}::timestamptz, ended = 'gone'
    from ${cars} c
    where c.id = w.car_id and w.ended_at is null and c.status >= ${status.sold}
    returning w.id, w.email, c.title`);
  return rows;
}

/** How many stand before somebody, themselves included. */
export async function waitingPosition(
  db: Database,
  { id, carId }: Pick<WaitingListRow, "id" | "carId">,
): Promise<number> {
  const [{ position } = { position: 1 }] = await db
    .select({ position: sql<number>`count(*)::int` })
    .from(carWaits)
    .where(and(eq(carWaits.carId, carId), isWaiting, lte(carWaits.id, id)));
  return position;
}
