import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import type { Database } from "#platform/db/database.ts";
import type { CarToReserve } from "../rules/reservation-refusal.ts";
import { findActiveReservation, findCarToReserve } from "../storage/reservations.ts";
import { findHeadStart } from "../storage/waiting-list.ts";

type Viewer = { now: Date; waitId: number | null };

/**
 * What a reservation of this car goes by now; null for a plate we do not have. A reservation that the clock has ended and no job has
 * swept is over: the car counts as what the stock says beneath it.
 */
export async function findCarState(
  db: Database,
  plate: LicensePlate,
  { now, waitId }: Viewer,
): Promise<CarToReserve | null> {
  const car = await findCarToReserve(db, plate);
  if (!car) return null;
  const reservation = await findActiveReservation(db, car.id);
  const isOver = reservation !== null && reservation.until <= now;
  const first = await findHeadStart(db, car.id, now);
  return {
    status: isOver && car.status === status.reserved ? reservation.statusBeneath : car.status,
    price: car.price,
    reservedUntil: reservation && !isOver ? reservation.until : null,
    headStartUntil: first && first.id !== waitId ? first.headStartUntil : null,
  };
}
