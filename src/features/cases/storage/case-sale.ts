import { desc, eq } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database } from "#platform/db/database.ts";

/** What the books say of the last sale of a car, for whoever answers a claim on it; null where we have not sold it. */
export async function findSaleOf(db: Database, plate: LicensePlate) {
  const { soldAt, deliveredAt, price } = soldCars;
  const [sale] = await db
    .select({ soldAt, deliveredAt, price, mileage: cars.mileage, storeSlug: cars.location })
    .from(soldCars)
    .innerJoin(cars, eq(cars.id, soldCars.carId))
    .where(eq(cars.licenseplate, plate))
    .orderBy(desc(soldAt), desc(soldCars.id))
    .limit(1);
  return sale ?? null;
}
