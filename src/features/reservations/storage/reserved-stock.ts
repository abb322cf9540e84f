import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { ReservationEnd } from "../rules/reservation-terms.ts";
import { carWaits, reservations } from "./reservations.table.ts";

/** A car that somebody holds, as it stands in the stock. */
export type ReservedCarRow = { carId: number; status: number; price: number | null; reservedUntil: Date };

/** Which of these cars somebody holds, whatever the clock says; those that nobody holds are left out. */
export async function findReservedCars(
  tx: Database,
  plates: readonly LicensePlate[],
): Promise<Map<LicensePlate, ReservedCarRow>> {
  const { id: carId, licenseplate, status, price } = cars;
  const reservedCars = await tx
    .select({ carId, licenseplate, status, price, reservedUntil: reservations.until })
    .from(reservations)
    .innerJoin(cars, eq(cars.id, reservations.carId))
    .where(and(isNull(reservations.releasedAt), inArray(cars.licenseplate, [...plates])));
  return new Map(reservedCars.map(({ licenseplate, ...car }) => [licenseplate, car]));
}

export type ReleasedReservation = { id: number; carId: number | null; ended: ReservationEnd };

/** Reservations of cars that were sold, taken back into the workshop or struck from the stock are over; which those are. */
export async function releaseReservationsOfRemovedCars(
  tx: Database,
  at: Date,
): Promise<ReleasedReservation[]> {
  const { rows } = await tx.execute<ReleasedReservation>(sql`
    update ${reservations} h set released_at = ${at.toISOString()}::timestamptz, ended = gone.ended
    from (
      select held.id, case when c.status >= ${status.sold} then 'sold' else 'withdrawn' end as ended
      from ${reservations} held left join ${cars} c on c.id = held.car_id
      where held.released_at is null and (c.id is null or c.status <> ${status.reserved})
    ) gone
    where gone.id = h.id
    returning h.id, h.car_id as "carId", h.ended`);
  return rows;
}

/** Takes the person out of reservations that ended before, and removes those who waited then. */
export async function eraseReservations(db: Database, before: Date, at: Date): Promise<number> {
  const erased = await db
    .update(reservations)
    .set({ person: null, name: null, email: null, phoneNumber: null, delivery: null, erasedAt: at })
    .where(and(lt(reservations.releasedAt, before), isNull(reservations.erasedAt)))
    .returning({ id: reservations.id });
  await db.delete(carWaits).where(lt(carWaits.endedAt, before));
  return erased.length;
}
