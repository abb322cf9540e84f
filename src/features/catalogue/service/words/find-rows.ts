import { addBits, type Bits, keepOnly, setBit, writeWithout } from "../columns/bits.ts";
import { type PlateIndex, platesBeginning, rowsWithPlate } from "../columns/plate-index.ts";
import { addRows, noRows } from "../columns/row-set.ts";
import type { Segment } from "../columns/segment.ts";
import type { Part } from "./reading.ts";
import { findWord, type WordIndex, wordsBeginning } from "./word-index.ts";

/** The rows that have every part somewhere in what is written about them. */
export function rowsWithParts({ words, plates, pool }: Segment<unknown>, parts: readonly Part[]): Bits {
  return rowsWithAll(parts, pool, (part, bits) => {
    addRowsWith({ index: words, plates }, part, bits);
  });
}

/** Takes away the rows that have any of the parts. */
export function takeRowsWith(
  { words, plates, pool }: Segment<unknown>,
  parts: readonly Part[],
  rows: Bits,
): void {
  const found = pool.takeEmpty();
  for (const part of parts) addRowsWith({ index: words, plates }, part, found);
  writeWithout(rows, rows, found);
}

/** The rows that have every part in their name or plate. */
export function rowsNamed({ names, plates, pool }: Segment<unknown>, parts: readonly Part[]): Bits {
  return rowsWithAll(parts, pool, (part, bits) => {
    addRowsWith({ index: names, plates }, part, bits);
  });
}

/** The rows that have every part as a whole word of their name. */
export function rowsNamedExactly({ names, plates, pool }: Segment<unknown>, parts: readonly Part[]): Bits {
  return rowsWithAll(parts, pool, (part, bits) => {
    addRowsWith({ index: names, plates }, "beginning" in part ? { oneOf: [part.beginning] } : part, bits);
  });
}

function rowsWithAll(
  parts: readonly Part[],
  pool: Segment<unknown>["pool"],
  add: (part: Part, bits: Bits) => void,
): Bits {
  const [first, ...others] = parts;
  const found = pool.takeEmpty();
  if (!first) return found.fill(-1);
  add(first, found);
  if (others.length === 0) return found;
  const next = pool.take();
  for (const part of others) {
    add(part, next.fill(0));
    keepOnly(found, next);
  }
  return found;
}

type Written = { index: WordIndex; plates: PlateIndex };

function addRowsWith(written: Written, part: Part, bits: Bits): void {
  if ("beginning" in part) {
    addRowsBeginning(written, part.beginning, bits);
    return;
  }
  const words = "whole" in part ? [part.whole] : part.oneOf;
  for (const word of words) {
    const place = findWord(written.index, word);
    if (place !== undefined) addRows(bits, written.index.rowSets[place] ?? noRows);
  }
  if ("whole" in part) for (const row of rowsWithPlate(written.plates, part.whole)) setBit(bits, row);
}

/** A letter or two begin hundreds of words and plates: such beginnings are put together once and kept, the first. */
const manyWords = 32;
const manyPlates = 256;
const keptAtMost = 64;
const keptBeginnings = new WeakMap<WordIndex, Map<string, Bits>>();

function addRowsBeginning({ index, plates }: Written, beginning: string, bits: Bits): void {
  const kept = keptBeginnings.get(index) ?? new Map<string, Bits>();
  const known = kept.get(beginning);
  if (known) {
    addBits(bits, known);
    return;
  }
  const { first, end } = wordsBeginning(index, beginning);
  const [whole, ends] = platesBeginning(plates, beginning);
  const isMuch = end - first > manyWords || whole.length + ends.length > manyPlates;
  const isKept = isMuch && kept.size < keptAtMost;
  const rows = isKept ? new Int32Array(bits.length) : bits;
  for (let place = first; place < end; place++) addRows(rows, index.rowSets[place] ?? noRows);
  for (const row of whole) setBit(rows, row);
  for (const row of ends) setBit(rows, row);
  if (!isKept) return;
  addBits(bits, rows);
  kept.set(beginning, rows);
  keptBeginnings.set(index, kept);
}
