import { compareKeys, orderOfTies, rankOfKey } from "../../rules/car-order.ts";
import type { Filter } from "../../rules/filter.ts";
import { defaultSortOrder, type SortOrder } from "../../rules/sort-orders.ts";
import { placesLookedAt, spreadModels } from "../../rules/spread-models.ts";
import type { Bits } from "../columns/bits.ts";
import type { Segment } from "../columns/segment.ts";
import type { Layer } from "../layer.ts";
import type { StockKind } from "../stock/indexed-car.ts";
import type { WordMatch } from "../words/reading.ts";
import { rowsByRank } from "./ranks.ts";

/** What was found in one layer of a stock. */
export type FoundRows<Car> = { layer: Layer<Car>; hits: Bits; total: number; parts: readonly WordMatch[] };

/** A row of a block, and the rank of what was searched for. */
type Place<Car> = { segment: Segment<Car>; row: number; rank: number };

/** The cars that a page lists. */
export function carsOnPage<Car>(
  kind: StockKind<Car>,
  filter: Filter,
  rowsOfLayers: readonly FoundRows<Car>[],
  pageSize: number,
): Car[] {
  const to = filter.page * pageSize;
  const from = to - pageSize;
  const [base, recent] = rowsOfLayers.filter(({ total }, at) => at === 0 || total > 0);
  if (!base) return [];
  const spreads = kind.spreadsModels && filter.order === defaultSortOrder;
  if (!spreads && !recent) return placesOf(base, filter, from, to).flat().map(carAt);
  // Where the page begins in one layer depends on the other: all that may come before are put in order.
  const end = spreads ? placesLookedAt(to) : to;
  const ofBase = placesOf(base, filter, 0, end);
  const ofRecent = recent ? placesOf(recent, filter, 0, end) : [];
  const ranks = ofBase.length > ofRecent.length ? ofBase : ofRecent;
  const precedes = precedence(kind, filter.order);
  const listed = ranks.flatMap((_, rank) => merged(ofBase[rank] ?? [], ofRecent[rank] ?? [], precedes));
  return (spreads ? spreadPlaces(listed.slice(0, end), to) : listed).slice(from, to).map(carAt);
}

function placesOf<Car>({ layer, ...rowsOfLayers }: FoundRows<Car>, filter: Filter, from: number, to: number) {
  const { segment } = layer;
  return Array.from(rowsByRank({ segment, ...rowsOfLayers }, filter, { from, to }), (rows, rank) =>
    rows.map((row): Place<Car> => ({ segment, row, rank })),
  );
}

const carAt = <Car>({ segment, row }: Place<Car>) => segment.cars[row] as Car;
const keyAt = ({ segment, row }: Place<unknown>, order: SortOrder) =>
  segment.orders[order].keys[row] as number;

/** By the keys of the order, then of the one that decides its ties, then the newest in stock. */
function precedence<Car>(kind: StockKind<Car>, order: SortOrder) {
  const ties = orderOfTies[order] ?? order;
  return (one: Place<Car>, other: Place<Car>): boolean => {
    const difference =
      compareKeys(keyAt(one, order), keyAt(other, order)) ||
      compareKeys(keyAt(one, ties), keyAt(other, ties));
    return difference === 0 ? kind.idOf(carAt(one)) > kind.idOf(carAt(other)) : difference < 0;
  };
}

/** Two lists in the same order as one. */
function merged<Item>(some: Item[], others: Item[], precedes: (one: Item, other: Item) => boolean): Item[] {
  if (others.length === 0) return some;
  const all: Item[] = [];
  let next = 0;
  for (const other of others) {
    for (let one = some[next]; one !== undefined && precedes(one, other); one = some[next]) {
      all.push(one);
      next++;
    }
    all.push(other);
  }
  return all.concat(some.slice(next));
}

/** Within a rank, and within those that can be bought, are reserved, or have no price: these never change places. */
function spreadPlaces<Car>(listed: readonly Place<Car>[], to: number): Place<Car>[] {
  const at = (index: number) => listed[index] as Place<Car>;
  const list = {
    length: listed.length,
    modelAt: (index: number) => at(index).segment.values.makes[at(index).row] as number,
    groupAt: (index: number) => 10 * at(index).rank + rankOfKey(keyAt(at(index), defaultSortOrder)),
  };
  return spreadModels(list, to).map(at);
}
