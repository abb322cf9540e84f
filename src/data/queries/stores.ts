import { sql } from "drizzle-orm";
import type { Store } from "#domain/store/store.ts";
import type { Database } from "../database.ts";
import { stores } from "../schema/stores.ts";

/** In Swedish name order. Sorted here, because the embedded database has no Swedish collation. [DATA-22] */
export async function findStores(db: Database): Promise<Store[]> {
  const rows = await db.select().from(stores);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, "sv"));
}

/** Adds the stores that are new and renews the others. [DATA-23] */
export async function saveStores(db: Database, list: readonly Store[]): Promise<void> {
  if (list.length === 0) return;
  await db
    .insert(stores)
    .values([...list])
    .onConflictDoUpdate({
      target: stores.slug,
      set: {
        name: sql`excluded.name`,
        address: sql`excluded.address`,
        area: sql`excluded.area`,
        zipCode: sql`excluded.zip_code`,
        phoneNumber: sql`excluded.phone_number`,
        fullAddress: sql`excluded.full_address`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
      },
    });
}
