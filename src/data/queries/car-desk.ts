import { and, asc, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { Sale } from "#domain/car/sale.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Database } from "../database.ts";
import { bookings } from "../schema/bookings.ts";
import { priceEvents, statusEvents } from "../schema/car-events.ts";
import { cars } from "../schema/cars.ts";
import { soldCars } from "../schema/sold-cars.ts";
import type { CarRow } from "./row-to-car.ts";

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
export async function countComingDrives(db: Database, plate: LicensePlate, now: Date): Promise<number> {
  const [found] = await db
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
  return found?.drives ?? 0;
}
