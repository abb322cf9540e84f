import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { stockOverview } from "#features/catalogue/service/stock/stock-overview.ts";
import { type StoreLine, storeLine } from "./store-line.ts";

/** Every store with its number of cars, in the order of the alphabet. */
export function storeLines({ chain, listed }: Pick<Catalogs, "chain" | "listed">, now: Date): StoreLine[] {
  const counts = stockOverview(listed).stores;
  return chain.stores.map((store) => storeLine(store, { cars: counts.get(store.slug) ?? 0, now }));
}
