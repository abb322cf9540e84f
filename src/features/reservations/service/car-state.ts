import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import type { Database } from "#platform/db/database.ts";
import type { CarToHold } from "../rules/hold-refusal.ts";
import { findCarToHold, findStandingHold } from "../storage/holds.ts";
import { findHeadStart } from "../storage/waits.ts";

type Asked = { now: Date; turnOf: number | null };

/**
 * What a hold of this car goes by now; null for a plate we do not have. A hold that the clock has ended and no job has
 * swept is over: the car counts as what the stock says beneath it.
 */
export async function findCarState(
  db: Database,
  plate: LicensePlate,
  { now, turnOf }: Asked,
): Promise<CarToHold | null> {
  const car = await findCarToHold(db, plate);
  if (!car) return null;
  const hold = await findStandingHold(db, car.id);
  const isOver = hold !== null && hold.until <= now;
  const first = await findHeadStart(db, car.id, now);
  return {
    status: isOver && car.status === status.reserved ? hold.statusBeneath : car.status,
    price: car.price,
    heldUntil: hold && !isOver ? hold.until : null,
    keptForFirstUntil: first && first.id !== turnOf ? first.headStartUntil : null,
  };
}
