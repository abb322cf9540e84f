import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { firstFindingPosition } from "#features/cars/rules/image.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { priceEvents, statusEvents } from "#features/cars/storage/car-events.table.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { CarRow } from "#features/cars/storage/row-to-car.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import { reviews } from "#features/reviews/storage/reviews.table.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { insertAll } from "#platform/db/recordset.ts";
import type { CarFacts, FieldValue } from "../rules/car-fields.ts";
import { carEdits } from "./car-edits.table.ts";

export type CarEdit = typeof carEdits.$inferSelect;
export type EditedField = { field: string; before: FieldValue; after: FieldValue };

/** In the order in which everybody locks: until the end of the transaction nobody else changes these cars. */
export function lockCars(tx: Database, ids: readonly number[]): Promise<CarRow[]> {
  return tx
    .select()
    .from(cars)
    .where(inArray(cars.id, [...ids]))
    .orderBy(asc(cars.id))
    .for("update");
}

export async function updateCar(tx: Database, id: number, set: Partial<CarFacts>): Promise<void> {
  await tx
    .update(cars)
    .set(set as Partial<typeof cars.$inferInsert>)
    .where(eq(cars.id, id));
}

type Edited = { carId: number; at: Date; batch: string; staffUser: Pick<StaffUser, "id" | "name"> };

/** In the transaction of the change: neither is there without the other. */
export async function insertCarEdits(
  tx: Database,
  { carId, at, batch, staffUser }: Edited,
  fields: readonly EditedField[],
): Promise<void> {
  if (fields.length === 0) return;
  await tx.insert(carEdits).values(
    fields.map((field) => ({
      ...field,
      carId,
      at,
      batch,
      memberId: staffUser.id,
      memberName: staffUser.name,
    })),
  );
}

/** The last to have set each field of a car, by field. */
export async function findLastEditors(
  db: Database,
  carId: number,
  fields: readonly string[],
): Promise<Map<string, CarEdit>> {
  if (fields.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([carEdits.field])
    .from(carEdits)
    .where(and(eq(carEdits.carId, carId), inArray(carEdits.field, [...fields])))
    .orderBy(carEdits.field, desc(carEdits.id));
  return new Map(rows.map((row) => [row.field, row]));
}

/** The newest first. */
export function findCarEdits(
  db: Database,
  carId: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<CarEdit[]> {
  return db
    .select()
    .from(carEdits)
    .where(and(eq(carEdits.carId, carId), gt(carEdits.id, after)))
    .orderBy(desc(carEdits.id))
    .limit(limit);
}

export type StepFactsRow = { pictures: number; reservedUntil: Date | null; hasReview: boolean };

/** What stands beside a car and decides which steps it can take. */
export async function findStepFacts(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, StepFactsRow>> {
  const uniqueIds = [...ids];
  const pictures = await db
    .select({ carId: carImages.carId, count: count() })
    .from(carImages)
    .where(
      and(
        inArray(carImages.carId, uniqueIds),
        lt(carImages.position, firstFindingPosition),
        ne(carImages.url, ""),
      ),
    )
    .groupBy(carImages.carId);
  const active = await db
    .select({ carId: reservations.carId, until: reservations.until })
    .from(reservations)
    .where(
      and(
        inArray(reservations.carId, uniqueIds),
        isNull(reservations.releasedAt),
        gt(reservations.until, now),
      ),
    );
  const reviewed = await db
    .select({ carId: soldCars.carId })
    .from(soldCars)
    .innerJoin(reviews, eq(reviews.soldCarId, soldCars.id))
    .where(
      and(
        inArray(soldCars.carId, uniqueIds),
        sql`${soldCars.soldAt} = (select max(s.sold_at) from ${soldCars} s where s.car_id = ${soldCars.carId})`,
      ),
    );
  const pictureCount = new Map(pictures.map(({ carId, count: many }) => [carId, many]));
  const until = new Map(active.map((reservation) => [reservation.carId, reservation.until]));
  const hasReview = new Set(reviewed.map(({ carId }) => carId));
  return new Map(
    uniqueIds.map((id) => [
      id,
      {
        pictures: pictureCount.get(id) ?? 0,
        reservedUntil: until.get(id) ?? null,
        hasReview: hasReview.has(id),
      },
    ]),
  );
}

/** The last price that everybody could see, by car; a car without a past is left out. */
export async function findLedgerPrices(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await db
    .selectDistinctOn([priceEvents.carId], { carId: priceEvents.carId, price: priceEvents.price })
    .from(priceEvents)
    .where(inArray(priceEvents.carId, [...ids]))
    .orderBy(priceEvents.carId, desc(priceEvents.at), desc(priceEvents.id));
  return new Map(rows.map(({ carId, price }) => [carId, price]));
}

export type NewEvents = {
  prices: { carId: number; at: Date; price: number | null }[];
  statuses: { carId: number; at: Date; status: number }[];
};

export async function insertEvents(tx: Transaction, { prices, statuses }: NewEvents): Promise<void> {
  await insertAll(tx, priceEvents, prices);
  await insertAll(tx, statusEvents, statuses);
}

export async function insertSale(tx: Database, carId: number, sale: Sale): Promise<void> {
  await tx.insert(soldCars).values({ carId, ...sale });
}

const lastSaleOf = (carId: number) =>
  sql`${soldCars.id} = (select s.id from ${soldCars} s where s.car_id = ${carId} order by s.sold_at desc, s.id desc limit 1)`;

/** A purchase that came to nothing is no sale, and teaches the valuation nothing. */
export async function removeLastSale(tx: Database, carId: number): Promise<void> {
  await tx.delete(soldCars).where(lastSaleOf(carId));
}

export async function markDelivered(tx: Database, carId: number, at: Date | null): Promise<void> {
  await tx.update(soldCars).set({ deliveredAt: at }).where(lastSaleOf(carId));
}
