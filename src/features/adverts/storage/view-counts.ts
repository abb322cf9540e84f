import { sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { Database } from "#platform/db/database.ts";

/** Adds to how often each advert was seen, all in one statement; the stock log does not hear of it. */
export async function addViews(db: Database, views: ReadonlyMap<LicensePlate, number>): Promise<void> {
  if (views.size === 0) return;
  const seen = JSON.stringify([...views].map(([plate, count]) => ({ plate, count })));
  await db.execute(sql`update ${cars} set total_view_count = total_view_count + seen.count
    from json_to_recordset(${seen}::json) as seen (plate text, count integer)
    where ${cars.licenseplate} = seen.plate`);
}
