import { isIncoming } from "#features/cars/rules/status.ts";
import { carsOf } from "../catalog.ts";
import type { Catalogs } from "../live-catalogue.ts";

type StockCount = { forSale: number; incoming: number; sold: number };

const precomputed = new WeakMap<Catalogs, StockCount>();

/** How many cars are for sale, incoming and sold, from the stock in memory. */
export function countCatalogs(catalogs: Catalogs): StockCount {
  const counts = precomputed.get(catalogs) ?? count(catalogs);
  precomputed.set(catalogs, counts);
  return counts;
}

function count({ listed, sold }: Catalogs): StockCount {
  const incoming = carsOf(listed).filter((car) => isIncoming(car.status)).length;
  return { forSale: listed.size - incoming, incoming, sold: sold.size };
}
