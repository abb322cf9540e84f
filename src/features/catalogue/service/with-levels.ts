import { marketPoints } from "../rules/recommendation.ts";
import { defaultSortOrder } from "../rules/sort-orders.ts";
import type { Catalog } from "./catalog.ts";
import { withKeys } from "./columns/orders.ts";
import type { Segment } from "./columns/segment.ts";
import type { CatalogCar } from "./stock/stock-kinds.ts";
import type { Market } from "./with-market.ts";

/** What the market last said of a block, and of a catalogue: most of it stays from one time to the next. */
const lastSegments = new WeakMap<object, Segment<CatalogCar>>();
const lastCatalogs = new WeakMap<object, Catalog<CatalogCar>>();

/** The catalogue with what the market says of each price in its recommended order; the same one when it says nothing new. [RANK-4] */
export function withLevels(catalog: Catalog<CatalogCar>, levelOf: Market["levelOf"]): Catalog<CatalogCar> {
  const base = { ...catalog.base, segment: withLevelsOf(catalog.base.segment, levelOf) };
  const recent = { ...catalog.recent, segment: withLevelsOf(catalog.recent.segment, levelOf) };
  const last = lastCatalogs.get(catalog) ?? catalog;
  if (last.base.segment === base.segment && last.recent.segment === recent.segment) return last;
  const next = { ...catalog, base, recent };
  lastCatalogs.set(catalog, next);
  return next;
}

function withLevelsOf(segment: Segment<CatalogCar>, levelOf: Market["levelOf"]): Segment<CatalogCar> {
  const { orders, cars, idRows } = segment;
  const unsaid = marketPoints(null);
  const keys = orders[defaultSortOrder].keys.map(
    (key, row) => key + unsaid - marketPoints(levelOf(cars[row] as CatalogCar)),
  );
  const last = lastSegments.get(segment) ?? segment;
  const lastKeys = last.orders[defaultSortOrder].keys;
  if (keys.every((key, row) => key === lastKeys[row])) return last;
  const next = { ...segment, orders: withKeys(orders, defaultSortOrder, keys, idRows.rows) };
  lastSegments.set(segment, next);
  return next;
}
