import { inArray, lt, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { statusEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { inBatches } from "#platform/db/recordset.ts";

export type UnsoldCar = { id: number; licenseplate: LicensePlate };

/** Every car that is not sold: what a list of the whole stock has to name. */
export function findUnsoldCars(db: Database): Promise<UnsoldCar[]> {
  return db
    .select({ id: cars.id, licenseplate: cars.licenseplate })
    .from(cars)
    .where(lt(cars.status, status.sold))
    .orderBy(cars.licenseplate);
}

/**
 * Takes cars out of the stock, which the change log notes with their plates. A car that we sold once and had back keeps
 * its past: it is the delivered car again that it was.
 */
export async function removeCars(tx: Transaction, unsold: readonly UnsoldCar[]): Promise<void> {
  for (const batch of inBatches(unsold)) {
    const ids = batch.map(({ id }) => id);
    const sold = await tx
      .selectDistinct({ id: soldCars.carId })
      .from(soldCars)
      .where(inArray(soldCars.carId, ids));
    const withHistory = new Set(sold.map(({ id }) => id));
    const removed = ids.filter((id) => !withHistory.has(id));
    await tx.delete(cars).where(inArray(cars.id, removed));
    if (withHistory.size === 0) continue;
    await tx
      .update(cars)
      .set({ status: status.delivered })
      .where(inArray(cars.id, [...withHistory]));
    await tx
      .insert(statusEvents)
      .values([...withHistory].map((carId) => ({ carId, at: sql`now()`, status: status.delivered })));
  }
}
