import { turnOf } from "#domain/filter/car-order.ts";
import { type SortOrder, sortOrderNames } from "#domain/filter/sort-orders.ts";
import type { IndexedCar } from "../stock/indexed-car.ts";
import { recordOf } from "./record-of.ts";

/** Rows as an order lists them, and the place of each row in that list. */
export type Order = { rows: Uint32Array; places: Uint32Array };
export type Orders = Readonly<Record<SortOrder, Order>>;

/** Longer than any time in milliseconds, and still exact when a time is added to it. */
const afterAllTimes = 1e14;

const publishedKey = ({ publishedAt }: IndexedCar) =>
  publishedAt === null ? afterAllTimes : -publishedAt.getTime();
const lowest = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
const highest = (value: number | null) => (value === null ? Number.POSITIVE_INFINITY : -value);

/** The comparisons of domain/filter/car-order.ts as one number each, lowest first. */
export const orderKeys = {
  rekommenderad: (car) => 10 * afterAllTimes * turnOf(car) + publishedKey(car),
  "nyaste-publiceringsdatum": publishedKey,
  nyast: (car) => highest(car.modelYear),
  aldsta: (car) => lowest(car.modelYear),
  "hogsta-mil": (car) => highest(car.mileage),
  "lagsta-mil": (car) => lowest(car.mileage),
  "hogsta-pris": (car) => highest(car.price),
  "lagsta-pris": (car) => lowest(car.price),
  "storsta-prissankning": (car) => highest(car.legalCut),
} as const satisfies Record<SortOrder, (car: IndexedCar) => number>;

export type OrderKeys = Readonly<Record<SortOrder, Float64Array>>;

export function orderKeysFor(rows: number): OrderKeys {
  return recordOf(sortOrderNames, () => new Float64Array(rows));
}

/** Sorts the keys alone, which is fast, then deals the places out, to rows with the same key newest first. [SORT-10] */
export function orderOf(keys: Float64Array, newestFirst: Uint32Array): Order {
  const sorted = keys.toSorted();
  const dealt = new Uint32Array(keys.length);
  const rows = new Uint32Array(keys.length);
  const places = new Uint32Array(keys.length);
  for (let at = 0; at < newestFirst.length; at++) {
    const row = newestFirst[at] as number;
    const first = firstPlaceOf(sorted, keys[row] as number);
    const place = first + (dealt[first] as number);
    dealt[first] = (dealt[first] as number) + 1;
    rows[place] = row;
    places[row] = place;
  }
  return { rows, places };
}

function firstPlaceOf(sorted: Float64Array, key: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
