import { and, asc, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { priceEvents, statusEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { CarRow } from "#features/cars/storage/row-to-car.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database } from "#platform/db/database.ts";

export async function findCarRow(db: Database, plate: LicensePlate): Promise<CarRow | null> {
  const [row] = await db.select().from(cars).where(eq(cars.licenseplate, plate));
  return row ?? null;
}

/** Both ledgers of a car, the oldest first. */
export async function findLedgers(db: Database, carId: number) {
  const prices = await db
    .select({ at: priceEvents.at, price: priceEvents.price })
    .from(priceEvents)
    .where(eq(priceEvents.carId, carId))
    .orderBy(asc(priceEvents.at), asc(priceEvents.id));
  const statuses = await db
    .select({ at: statusEvents.at, status: statusEvents.status })
    .from(statusEvents)
    .where(eq(statusEvents.carId, carId))
    .orderBy(asc(statusEvents.at), asc(statusEvents.id));
  return { prices, statuses };
}

export async function findLastSale(db: Database, carId: number): Promise<Sale | null> {
  const [sale] = await db
    .select({
      soldAt: soldCars.soldAt,
      deliveredAt: soldCars.deliveredAt,
      price: soldCars.price,
      daysInStock: soldCars.daysInStock,
    })
    .from(soldCars)
    .where(eq(soldCars.carId, carId))
    .orderBy(desc(soldCars.soldAt), desc(soldCars.id))
    .limit(1);
  return sale ?? null;
}

/** Test drives of a car that are still to come. */
export async function countUpcomingDrives(db: Database, plate: LicensePlate, now: Date): Promise<number> {
  const [firstRow] = await db
    .select({ drives: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.licenseplate, plate),
        isNull(bookings.place),
        isNull(bookings.cancelledAt),
        gt(bookings.startsAt, now),
      ),
    );
  return firstRow?.drives ?? 0;
}
