import type { Catalog } from "#catalog/catalog.ts";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { stockOverview } from "#catalog/stock/stock-overview.ts";
import type { Database } from "#data/database.ts";
import { findStores } from "#data/queries/stores.ts";
import { type StoreLine, storeLine } from "#web/features/stores/store-line.ts";

/** Every store with its number of cars, in the order of the alphabet. */
export async function loadStoreLines(db: Database, listed: Catalog<CatalogCar>): Promise<StoreLine[]> {
  const counts = stockOverview(listed).stores;
  return (await findStores(db)).map((store) => storeLine(store, counts.get(store.slug) ?? 0));
}
