import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { carWaits, reservations } from "#features/reservations/storage/reservations.table.ts";
import type { Database } from "#platform/db/database.ts";

/** What the house knows of a car beside its advert, as it is this moment; null for a plate we do not have. */
export async function findInternalFacts(db: Database, plate: LicensePlate, now: Date) {
  const [car] = await db
    .select({
      id: cars.id,
      status: cars.status,
      price: cars.price,
      location: cars.location,
      physicalLocation: cars.physicalLocation,
      publishedAt: cars.publishedAt,
      views: cars.totalViewCount,
    })
    .from(cars)
    .where(eq(cars.licenseplate, plate));
  if (!car) return null;
  const [[reservation], [waiting], [drives]] = await Promise.all([
    db
      .select({ until: reservations.until })
      .from(reservations)
      .where(
        and(eq(reservations.carId, car.id), isNull(reservations.releasedAt), gt(reservations.until, now)),
      ),
    db
      .select({ count: count() })
      .from(carWaits)
      .where(and(eq(carWaits.carId, car.id), isNull(carWaits.endedAt))),
    db
      .select({ count: count() })
      .from(bookings)
      .where(
        and(
          eq(bookings.licenseplate, plate),
          eq(bookings.kind, "testDrive"),
          isNull(bookings.cancelledAt),
          gt(bookings.endsAt, now),
        ),
      ),
  ]);
  return {
    ...car,
    reservedUntil: reservation?.until ?? null,
    waiting: waiting?.count ?? 0,
    drives: drives?.count ?? 0,
  };
}
