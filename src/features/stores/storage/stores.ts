import { and, count, getTableColumns, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { Store } from "../rules/store.ts";
import { rowFromStore, storeFromRow } from "./row-to-store.ts";
import { stores } from "./stores.table.ts";

/** In Swedish name order, retired ones too. Sorted here: the embedded database has no Swedish collation. */
export async function findStores(db: Database): Promise<Store[]> {
  const rows = await db.select().from(stores);
  return rows.map(storeFromRow).toSorted((one, other) => one.name.localeCompare(other.name, "sv"));
}

/** Adds the stores that are new and renews the others. */
export async function saveStores(db: Database, list: readonly Store[]): Promise<void> {
  if (list.length === 0) return;
  const { slug, ...others } = getTableColumns(stores);
  const renewed = Object.entries(others).map(([field, { name }]): [string, SQL] => [
    field,
    sql.raw(`excluded."${name}"`),
  ]);
  await db
    .insert(stores)
    .values(list.map(rowFromStore))
    .onConflictDoUpdate({ target: slug, set: Object.fromEntries(renewed) });
}

/** How many cars that are not sold each of these stores sells or has standing there; none: not in the map. */
export async function countCarsAt(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const wanted = [...slugs];
  const rows = await db
    .select({ location: cars.location, physicalLocation: cars.physicalLocation, cars: count() })
    .from(cars)
    .where(
      and(
        lt(cars.status, status.sold),
        or(inArray(cars.location, wanted), inArray(cars.physicalLocation, wanted)),
      ),
    )
    .groupBy(cars.location, cars.physicalLocation);
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const slug of new Set([row.location, row.physicalLocation])) {
      if (wanted.includes(slug)) counts.set(slug, (counts.get(slug) ?? 0) + row.cars);
    }
  }
  return counts;
}
