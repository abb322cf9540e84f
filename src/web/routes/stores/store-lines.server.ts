import type { Catalog } from "#catalog/catalog.ts";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { stockOverview } from "#catalog/stock/stock-overview.ts";
import type { Store } from "#domain/store/store.ts";
import { type StoreLine, storeLine } from "#web/features/stores/store-line.ts";

/** Every store with its number of cars, in the order of the alphabet. */
export function storeLines(stores: readonly Store[], listed: Catalog<CatalogCar>): StoreLine[] {
  const counts = stockOverview(listed).stores;
  return stores.map((store) => storeLine(store, counts.get(store.slug) ?? 0));
}
