import type { Database } from "#data/database.ts";
import { countStoreCars } from "#data/queries/store-counts.ts";
import { findStores } from "#data/queries/stores.ts";
import { type StoreLine, storeLine } from "#web/features/stores/store-line.ts";

/** Every store with its number of cars, in the order of the alphabet. */
export async function loadStoreLines(db: Database): Promise<StoreLine[]> {
  const [stores, counts] = await Promise.all([findStores(db), countStoreCars(db)]);
  return stores.map((store) => storeLine(store, counts.get(store.slug) ?? 0));
}
