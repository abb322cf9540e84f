import { addBits, type Bits, intersect, setBit, writeDifference } from "../columns/bits.ts";
import { type PlateIndex, platesWithPrefix, rowsWithPlate } from "../columns/plate-index.ts";
import { addRows, noRows } from "../columns/row-set.ts";
import type { Segment } from "../columns/segment.ts";
import type { WordMatch } from "./reading.ts";
import { findWord, type WordIndex, wordsWithPrefix } from "./word-index.ts";

/** The rows that have every part somewhere in what is written about them. */
export function rowsWithParts({ words, plates, pool }: Segment<unknown>, parts: readonly WordMatch[]): Bits {
  return rowsWithAll(parts, pool, (part, bits) => {
    addRowsWith({ index: words, plates }, part, bits);
  });
}

/** Takes away the rows that have any of the parts. */
export function removeRowsWith(
  { words, plates, pool }: Segment<unknown>,
  parts: readonly WordMatch[],
  rows: Bits,
): void {
  const matching = pool.acquireEmpty();
  for (const part of parts) addRowsWith({ index: words, plates }, part, matching);
  writeDifference(rows, rows, matching);
}

/** The rows that have every part in their name or plate. */
export function rowsNamed({ names, plates, pool }: Segment<unknown>, parts: readonly WordMatch[]): Bits {
  return rowsWithAll(parts, pool, (part, bits) => {
    addRowsWith({ index: names, plates }, part, bits);
  });
}

/** The rows that have every part as a whole word of their name. */
export function rowsNamedExactly(
  { names, plates, pool }: Segment<unknown>,
  parts: readonly WordMatch[],
): Bits {
  return rowsWithAll(parts, pool, (part, bits) => {
    addRowsWith({ index: names, plates }, "prefix" in part ? { oneOf: [part.prefix] } : part, bits);
  });
}

function rowsWithAll(
  parts: readonly WordMatch[],
  pool: Segment<unknown>["pool"],
  add: (part: WordMatch, bits: Bits) => void,
): Bits {
  const [first, ...others] = parts;
  const matching = pool.acquireEmpty();
  if (!first) return matching.fill(-1);
  add(first, matching);
  if (others.length === 0) return matching;
  const next = pool.acquire();
  for (const part of others) {
    add(part, next.fill(0));
    intersect(matching, next);
  }
  return matching;
}

type TextIndexes = { index: WordIndex; plates: PlateIndex };

function addRowsWith(indexes: TextIndexes, part: WordMatch, bits: Bits): void {
  if ("prefix" in part) {
    addRowsWithPrefix(indexes, part.prefix, bits);
    return;
  }
  const words = "whole" in part ? [part.whole] : part.oneOf;
  for (const word of words) {
    const position = findWord(indexes.index, word);
    if (position !== undefined) addRows(bits, indexes.index.rowSets[position] ?? noRows);
  }
  if ("whole" in part) for (const row of rowsWithPlate(indexes.plates, part.whole)) setBit(bits, row);
}

/** A letter or two begin hundreds of words and plates: such beginnings are put together once and kept, the first. */
const manyWords = 32;
const manyPlates = 256;
const maxCached = 64;
const cachedPrefixes = new WeakMap<WordIndex, Map<string, Bits>>();

function addRowsWithPrefix({ index, plates }: TextIndexes, prefix: string, bits: Bits): void {
  const cache = cachedPrefixes.get(index) ?? new Map<string, Bits>();
  const cached = cache.get(prefix);
  if (cached) {
    addBits(bits, cached);
    return;
  }
  const { first, end } = wordsWithPrefix(index, prefix);
  const [whole, ends] = platesWithPrefix(plates, prefix);
  const isMuch = end - first > manyWords || whole.length + ends.length > manyPlates;
  const isCached = isMuch && cache.size < maxCached;
  const rows = isCached ? new Int32Array(bits.length) : bits;
  for (let position = first; position < end; position++) addRows(rows, index.rowSets[position] ?? noRows);
  for (const row of whole) setBit(rows, row);
  for (const row of ends) setBit(rows, row);
  if (!isCached) return;
  addBits(bits, rows);
  cache.set(prefix, rows);
  cachedPrefixes.set(index, cache);
}
