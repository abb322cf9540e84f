import { asc, desc, inArray } from "drizzle-orm";
import type { Car } from "#features/cars/rules/car.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { carFromRow } from "#features/cars/storage/row-to-car.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database } from "#platform/db/database.ts";

/** Cars with their last sale, in the order of the ids; those that are gone are left out. */
export async function findFiledCars(
  db: Database,
  ids: readonly number[],
): Promise<{ car: Car; sale: Sale | null }[]> {
  const uniqueIds = [...ids];
  const rows = await db.select().from(cars).where(inArray(cars.id, uniqueIds));
  const sales = await db
    .selectDistinctOn([soldCars.carId])
    .from(soldCars)
    .where(inArray(soldCars.carId, uniqueIds))
    .orderBy(asc(soldCars.carId), desc(soldCars.soldAt), desc(soldCars.id));
  const saleOf = new Map(sales.map(({ id: _, carId, ...sale }) => [carId, sale]));
  const byId = new Map(
    rows.map((row) => [row.id, { car: carFromRow(row), sale: saleOf.get(row.id) ?? null }]),
  );
  return uniqueIds.flatMap((id) => byId.get(id) ?? []);
}
