import { defaultSortOrder } from "../rules/sort-orders.ts";
import type { Catalog } from "./catalog.ts";
import { rowOf } from "./columns/clustering.ts";
import type { Layer } from "./layer.ts";

/** How many cars of the stock the recommended order has reason to put before this one. */
export function carsRecommendedBefore<Car>({ base, recent }: Catalog<Car>, id: number): number {
  const layers = [base, recent];
  const key = layers.flatMap((layer) => keyOf(layer, id) ?? [])[0] ?? Number.NEGATIVE_INFINITY;
  return layers.reduce((sum, layer) => sum + countBelow(layer, key), 0);
}

function keyOf<Car>({ segment, isLive }: Layer<Car>, id: number): number | undefined {
  const row = rowOf(segment.idRows, id);
  return row >= 0 && isLive(row) ? segment.orders[defaultSortOrder].keys[row] : undefined;
}

function countBelow<Car>({ segment, isLive }: Layer<Car>, key: number): number {
  let below = 0;
  segment.orders[defaultSortOrder].keys.forEach((other, row) => {
    if (other < key && isLive(row)) below++;
  });
  return below;
}
