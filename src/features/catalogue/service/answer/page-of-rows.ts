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
  const pageRows: number[] = [];
  let seen = 0;
  for (let index = 0; index < rows.length && seen < to; index++) {
    const row = rows[index] as number;
    if ((((hits[row >>> 5] as number) >>> (row & 31)) & 1) === 0) continue;
    if (seen >= from) pageRows.push(row);
    seen++;
  }
  return pageRows;
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
  for (let seen = before + (inPart[first] as number); seen < to; seen += inPart[last] as number) last++;
  const pageIndexes = keepParts(stood, shift, first, last).sort();
  return Array.from(pageIndexes.subarray(from - before, to - before), (index) => rows[index] as number);
}

/** Writes over each row its place in the order. */
function countParts(rows: Uint32Array, places: Uint32Array, shift: number): void {
  for (let at = 0; at < rows.length; at++) {
    const index = places[rows[at] as number] as number;
    rows[at] = index;
    inPart[index >>> shift] = (inPart[index >>> shift] as number) + 1;
  }
}

function keepParts(stood: Uint32Array, shift: number, first: number, last: number): Uint32Array {
  let count = 0;
  for (let at = 0; at < stood.length; at++) {
    const index = stood[at] as number;
    const part = index >>> shift;
    if (part >= first && part <= last) stood[count++] = index;
  }
  return stood.subarray(0, count);
}
