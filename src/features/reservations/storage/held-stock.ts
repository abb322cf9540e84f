import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { HoldEnd } from "../rules/hold-terms.ts";
import { carWaits, holds } from "./holds.table.ts";

/** A car that somebody holds, as it stands in the stock. */
export type HeldCar = { carId: number; status: number; price: number | null; heldUntil: Date };

/** Which of these cars somebody holds, whatever the clock says; those that nobody holds are left out. */
export async function findHeldCars(
  tx: Database,
  plates: readonly LicensePlate[],
): Promise<Map<LicensePlate, HeldCar>> {
  const { id: carId, licenseplate, status, price } = cars;
  const standing = await tx
    .select({ carId, licenseplate, status, price, heldUntil: holds.until })
    .from(holds)
    .innerJoin(cars, eq(cars.id, holds.carId))
    .where(and(isNull(holds.releasedAt), inArray(cars.licenseplate, [...plates])));
  return new Map(standing.map(({ licenseplate, ...car }) => [licenseplate, car]));
}

export type GoneHold = { id: number; carId: number | null; ended: HoldEnd };

/** Holds of cars that were sold, taken back into the workshop or struck from the stock are over; which those are. */
export async function releaseGoneHolds(tx: Database, at: Date): Promise<GoneHold[]> {
  const { rows } = await tx.execute<GoneHold>(sql`
    update ${holds} h set released_at = ${at.toISOString()}::timestamptz, ended = gone.ended
    from (
      select held.id, case when c.status >= ${status.sold} then 'sold' else 'withdrawn' end as ended
      from ${holds} held left join ${cars} c on c.id = held.car_id
      where held.released_at is null and (c.id is null or c.status <> ${status.reserved})
    ) gone
    where gone.id = h.id
    returning h.id, h.car_id as "carId", h.ended`);
  return rows;
}

/** Takes the person out of holds that ended before, and removes those who waited then. */
export async function eraseHolds(db: Database, before: Date, at: Date): Promise<number> {
  const erased = await db
    .update(holds)
    .set({ person: null, name: null, email: null, phoneNumber: null, delivery: null, erasedAt: at })
    .where(and(lt(holds.releasedAt, before), isNull(holds.erasedAt)))
    .returning({ id: holds.id });
  await db.delete(carWaits).where(lt(carWaits.endedAt, before));
  return erased.length;
}
