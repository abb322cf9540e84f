import { orderKeys, orderOfTies } from "../../rules/car-order.ts";
import { type SortOrder, sortOrderNames } from "../../rules/sort-orders.ts";
import type { Slices } from "../slices.ts";
import type { IndexedCar } from "../stock/indexed-car.ts";
import { recordOf } from "./record-of.ts";

/** Rows as an order lists them, the place of each row in that list, and the keys that it was made from. */
export type Order = { rows: Uint32Array; places: Uint32Array; keys: Float64Array };
export type Orders = Readonly<Record<SortOrder, Order>>;

/** One number a row for each order, lowest first. */
export type OrderKeys = Readonly<Record<SortOrder, Float64Array>>;

export function orderKeysFor(rows: number): OrderKeys {
  return recordOf(sortOrderNames, () => new Float64Array(rows));
}

export function writeKeys(keys: OrderKeys, facts: IndexedCar, row: number): void {
  for (const order of sortOrderNames) keys[order][row] = orderKeys[order](facts);
}

/** `newestFirst`: all rows, the newest in stock first. */
export function* ordersOf(keys: OrderKeys, newestFirst: Uint32Array): Slices<Orders> {
  const orders: Partial<Record<SortOrder, Order>> = {};
  for (const order of tiesFirst) {
    yield;
    const ties = orders[orderOfTies[order] ?? order];
    orders[order] = orderOf(keys[order], ties?.rows ?? newestFirst);
  }
  return orders as Record<SortOrder, Order>;
}

/** What decides between the ties of another order is made before it. */
const tiesFirst = sortOrderNames.toSorted((a, b) => Number(a in orderOfTies) - Number(b in orderOfTies));

/** The same orders with one made anew, from other keys. */
export function withKeys(orders: Orders, order: SortOrder, keys: Float64Array, newestFirst: Uint32Array) {
  const ties = orderOfTies[order];
  return { ...orders, [order]: orderOf(keys, ties ? orders[ties].rows : newestFirst) };
}

/** Sorts the keys alone, which is fast, then deals the places out, to rows with the same key as `ties` lists them. */
function orderOf(keys: Float64Array, ties: Uint32Array): Order {
  const sorted = keys.toSorted();
  const dealt = new Uint32Array(keys.length);
  const rows = new Uint32Array(keys.length);
  const places = new Uint32Array(keys.length);
  for (let at = 0; at < ties.length; at++) {
    const row = ties[at] as number;
    const first = firstPlaceOf(sorted, keys[row] as number);
    const index = first + (dealt[first] as number);
    dealt[first] = (dealt[first] as number) + 1;
    rows[index] = row;
    places[row] = index;
  }
  return { rows, places, keys };
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
