import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { HoldEnd } from "../rules/hold-terms.ts";
import { carWaits, holds } from "./holds.table.ts";

type Told = { licenseplate: LicensePlate; status: number };

/**
 * A file that says a held car is for sale, or reserved, does not undo the hold: the car stays reserved. That it is reserved
 * says nothing new either: files without a status keep what is there, and other systems repeat what we told them. Any other
 * status is the stock's own decision. The cars must be locked. [HOLD-10]
 */
export async function underHolds<Car extends Told>(tx: Database, told: readonly Car[]): Promise<Car[]> {
  const standing = await tx
    .select({ licenseplate: cars.licenseplate })
    .from(holds)
    .innerJoin(cars, eq(cars.id, holds.carId))
    .where(
      and(
        isNull(holds.releasedAt),
        inArray(
          cars.licenseplate,
          told.map(({ licenseplate }) => licenseplate),
        ),
      ),
    );
  const held = new Set(standing.map(({ licenseplate }) => licenseplate));
  return told.map((car) =>
    held.has(car.licenseplate) && car.status === status.forSale ? { ...car, status: status.reserved } : car,
  );
}

/** Holds of cars that were sold, taken back into the workshop or struck from the stock are over; which those are. [HOLD-10] */
export async function releaseGoneHolds(tx: Database, at: Date): Promise<{ id: number; ended: HoldEnd }[]> {
  const { rows } = await tx.execute<{ id: number; ended: HoldEnd }>(sql`
    update ${holds} h set released_at = ${at.toISOString()}::timestamptz, ended = gone.ended
    from (
      select held.id, case when c.status >= ${status.sold} then 'sold' else 'withdrawn' end as ended
      from ${holds} held left join ${cars} c on c.id = held.car_id
      where held.released_at is null and (c.id is null or c.status <> ${status.reserved})
    ) gone
    where gone.id = h.id
    returning h.id, h.ended`);
  return rows;
}

/** Takes the person out of holds that ended before, and removes those who waited then. [HOLD-13] */
export async function eraseHolds(db: Database, before: Date, at: Date): Promise<number> {
  const erased = await db
    .update(holds)
    .set({ person: null, name: null, email: null, phoneNumber: null, delivery: null, erasedAt: at })
    .where(and(lt(holds.releasedAt, before), isNull(holds.erasedAt)))
    .returning({ id: holds.id });
  await db.delete(carWaits).where(lt(carWaits.endedAt, before));
  return erased.length;
}
