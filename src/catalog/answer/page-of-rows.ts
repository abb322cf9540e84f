import { type Bits, countBits, writeRows } from "../columns/bits.ts";
import type { Order } from "../columns/orders.ts";

/** What it costs to sort a hit, in steps along the order. */
const stepsPerSortedHit = 24;

/** The first rows of a set in an order: as many as asked for, or all there are. */
export function firstRows(hits: Bits, order: Order, asked: number, total = countBits(hits)): number[] {
  const wanted = Math.min(asked, total);
  if (wanted <= 0) return [];
  const rows = order.rows.length;
  // Hits lie evenly along the order, more or less: to meet that many takes so many steps.
  const stepsExpected = wanted * (rows / total);
  return stepsExpected < total * stepsPerSortedHit
    ? rowsAlong(hits, order, wanted)
    : rowsSorted(hits, order, wanted, total);
}

/** Walks along the order until there are enough. */
function rowsAlong(hits: Bits, { rows }: Order, wanted: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < rows.length && found.length < wanted; place++) {
    const row = rows[place] as number;
    if ((((hits[row >>> 5] as number) >>> (row & 31)) & 1) === 1) found.push(row);
  }
  return found;
}

/** Sorts the places of the few hits, as plain numbers. */
function rowsSorted(hits: Bits, { rows, places }: Order, wanted: number, total: number): number[] {
  const sorted = new Uint32Array(total);
  writeRows(hits, sorted);
  for (let at = 0; at < total; at++) sorted[at] = places[sorted[at] as number] as number;
  sorted.sort();
  return Array.from(sorted.subarray(0, wanted), (place) => rows[place] as number);
}
