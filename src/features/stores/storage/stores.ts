import { getTableColumns, type SQL, sql } from "drizzle-orm";
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
