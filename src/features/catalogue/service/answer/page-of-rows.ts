import { type Bits, writeRows } from "../columns/bits.ts";
import type { Order } from "../columns/orders.ts";

/** From which place of the list up to which (not included). */
export type Page = { from: number; to: number };

/** What it costs to look where a hit stands, in steps along the order. */
const stepsPerHit = 3;

/** The rows of a set that an order lists from one place to another. `total` is how many the set has. */
export function rowsOnPage(hits: Bits, total: number, order: Order, { from, to }: Page): number[] {
  const end = Math.min(to, total);
  if (from >= end) return [];
  // Hits lie evenly along the order, more or less: to meet that many takes so many steps.
  const stepsExpected = end * (order.rows.length / total);
  return stepsExpected < total * stepsPerHit
    ? rowsAlong(hits, order, { from, to: end })
    : rowsAmong(hits, total, order, { from, to: end });
}

/** Walks along the order until there are enough. */
function rowsAlong(hits: Bits, { rows }: Order, { from, to }: Page): number[] {
  const found: number[] = [];
  let met = 0;
  for (let place = 0; place < rows.length && met < to; place++) {
    const row = rows[place] as number;
    if ((((hits[row >>> 5] as number) >>> (row & 31)) & 1) === 0) continue;
    if (met >= from) found.push(row);
    met++;
  }
  return found;
}

const parts = 256;
const inPart = new Int32Array(parts);

/** Parts the order and counts the hits in each: only those of the parts that the page lies in have to be sorted. */
function rowsAmong(hits: Bits, total: number, { rows, places }: Order, { from, to }: Page): number[] {
  const stood = new Uint32Array(total);
  writeRows(hits, stood);
  const shift = Math.max(0, 32 - Math.clz32(rows.length - 1) - Math.log2(parts));
  inPart.fill(0);
  countParts(stood, places, shift);
  let before = 0;
  let first = 0;
  while (before + (inPart[first] as number) <= from) before += inPart[first++] as number;
  let last = first;
  for (let met = before + (inPart[first] as number); met < to; met += inPart[last] as number) last++;
  const wanted = keepParts(stood, shift, first, last).sort();
  return Array.from(wanted.subarray(from - before, to - before), (place) => rows[place] as number);
}

/** Writes over each row its place in the order. */
function countParts(rows: Uint32Array, places: Uint32Array, shift: number): void {
  for (let at = 0; at < rows.length; at++) {
    const place = places[rows[at] as number] as number;
    rows[at] = place;
    inPart[place >>> shift] = (inPart[place >>> shift] as number) + 1;
  }
}

function keepParts(stood: Uint32Array, shift: number, first: number, last: number): Uint32Array {
  let kept = 0;
  for (let at = 0; at < stood.length; at++) {
    const place = stood[at] as number;
    const part = place >>> shift;
    if (part >= first && part <= last) stood[kept++] = place;
  }
  return stood.subarray(0, kept);
}
