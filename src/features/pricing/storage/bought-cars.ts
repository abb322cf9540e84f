import { sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { BoughtCar } from "../rules/car-margin.ts";
import { carCosts } from "./car-costs.table.ts";
import { carPurchases } from "./car-purchases.table.ts";

export type Purchase = BoughtCar & { at: Date; staffName: string };

/**
 * What each car was bought for, the last that was written, and what is booked on it. Of a car that we have sold and bought
 * again nothing of the time before counts. A plate whose price nobody has written is left out.
 */
export async function findPurchases(
  db: Database,
  plates: readonly LicensePlate[],
): Promise<Map<LicensePlate, Purchase>> {
  if (plates.length === 0) return new Map();
  const { rows } = await db.execute<{
    licenseplate: LicensePlate;
    price: number;
    estimated_cost: number;
    booked: number;
    at: string;
    staff_name: string;
  }>(sql`
    select distinct on (p.licenseplate) p.licenseplate, p.price, p.estimated_cost, p.at, p.staff_name,
      coalesce((select sum(c.kronor)::int from ${carCosts} c
        where c.licenseplate = p.licenseplate and c.at > owned.since), 0) as booked
    from ${carPurchases} p
    cross join lateral (
      select coalesce(max(s.sold_at), '-infinity') as since from ${soldCars} s join ${cars} c on c.id = s.car_id
      where c.licenseplate = p.licenseplate and (c.status < ${sql.raw(`${status.sold}`)}
        or s.sold_at < (select max(l.sold_at) from ${soldCars} l where l.car_id = c.id))
    ) owned
    where p.licenseplate = any(${sql.param([...plates])}::text[]) and p.at > owned.since
    order by p.licenseplate, p.id desc`);
  return new Map(
    rows.map(({ licenseplate, price, estimated_cost: estimatedCost, booked, at, staff_name: staffName }) => [
      licenseplate,
      { price, estimatedCost, booked, at: new Date(at), staffName },
    ]),
  );
}

/** Put right by a new row: what was written stays. */
export async function addPurchase(db: Database, row: typeof carPurchases.$inferInsert): Promise<void> {
  await db.insert(carPurchases).values(row);
}
