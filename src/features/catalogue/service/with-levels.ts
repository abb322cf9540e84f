import { keyPerRank, rankOfKey } from "../rules/car-order.ts";
import { mixedPlace, type PriceLevel, priceLevelOf } from "../rules/mix-levels.ts";
import { defaultSortOrder } from "../rules/sort-orders.ts";
import type { Catalog } from "./catalog.ts";
import { withKeys } from "./columns/orders.ts";
import type { Segment } from "./columns/segment.ts";
import type { CatalogCar } from "./stock/stock-kinds.ts";
import type { Market } from "./with-market.ts";

/** What the market last said of a block, and of a catalogue: most of it stays from one time to the next. */
const lastSegments = new WeakMap<object, Segment<CatalogCar>>();
const lastCatalogs = new WeakMap<object, Catalog<CatalogCar>>();

/**
 * The catalogue with the price levels of its recommended order mixed; the same one when the market says nothing new. The block
 * of most cars says where among those of its turn and level a car stands, for the changed ones too.
 */
export function withLevels(catalog: Catalog<CatalogCar>, levelOf: Market["levelOf"]): Catalog<CatalogCar> {
  const level = (car: CatalogCar) => priceLevelOf(levelOf(car));
  const { groups, before } = standingsOf(catalog.base.segment, level);
  const among = (others: readonly number[], key: number) => {
    const first = others.findIndex((other) => other >= key);
    return first === -1 ? others.length : first;
  };
  const base = {
    ...catalog.base,
    segment: withLevelsOf(catalog.base.segment, level, groups, (_others, _key, row) => before[row] ?? 0),
  };
  const recent = { ...catalog.recent, segment: withLevelsOf(catalog.recent.segment, level, groups, among) };
  const last = lastCatalogs.get(catalog) ?? catalog;
  if (last.base.segment === base.segment && last.recent.segment === recent.segment) return last;
  const next = { ...catalog, base, recent };
  lastCatalogs.set(catalog, next);
  return next;
}

type LevelOf = (car: CatalogCar) => PriceLevel;
/** The keys of the cars of each turn and level, the first first. */
type Groups = ReadonlyMap<string, readonly number[]>;

const groupOf = (key: number, level: PriceLevel) => `${rankOfKey(key)} ${level}`;

/** Also how many of its group stand before each row. */
function standingsOf({ orders, cars }: Segment<CatalogCar>, levelOf: LevelOf) {
  const { rows, keys } = orders[defaultSortOrder];
  const groups = new Map<string, number[]>();
  const before = new Uint32Array(rows.length);
  for (const row of rows) {
    const key = keys[row] as number;
    const group = groupOf(key, levelOf(cars[row] as CatalogCar));
    const others = groups.get(group) ?? [];
    if (others.length === 0) groups.set(group, others);
    before[row] = others.push(key) - 1;
  }
  return { groups, before };
}

function withLevelsOf(
  segment: Segment<CatalogCar>,
  levelOf: LevelOf,
  groups: Groups,
  countBefore: (others: readonly number[], key: number, row: number) => number,
): Segment<CatalogCar> {
  const { orders, cars, idRows } = segment;
  const mixed = orders[defaultSortOrder].keys.map((key, row) => {
    const level = levelOf(cars[row] as CatalogCar);
    const others = groups.get(groupOf(key, level)) ?? [];
    const share = countBefore(others, key, row) / Math.max(1, others.length);
    return keyPerRank * rankOfKey(key) + mixedPlace(level, share);
  });
  const last = lastSegments.get(segment) ?? segment;
  const lastKeys = last.orders[defaultSortOrder].keys;
  if (mixed.every((key, row) => key === lastKeys[row])) return last;
  const next = { ...segment, orders: withKeys(orders, defaultSortOrder, mixed, idRows.rows) };
  lastSegments.set(segment, next);
  return next;
}
