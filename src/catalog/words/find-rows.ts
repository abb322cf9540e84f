import { addBits, type Bits, keepOnly } from "../columns/bits.ts";
import { addPlatesBeginning } from "../columns/plate-index.ts";
import { addRows, noRows } from "../columns/row-set.ts";
import type { Segment } from "../columns/segment.ts";
import type { Part } from "./reading.ts";
import { findWord, type WordIndex, wordsBeginning } from "./word-index.ts";

/** The rows that have every part somewhere in what is written about them. */
export function rowsWithParts({ words, plates, scratch }: Segment<unknown>, parts: readonly Part[]): Bits {
  return rowsWithAll(parts, scratch, (part, bits) => {
    addRowsWith(words, part, bits);
    if ("beginning" in part) addPlatesBeginning(plates, part.beginning, bits);
  });
}

/** The rows that have every part in their name or plate. [CATALOG-20] */
export function rowsNamed({ names, plates, scratch }: Segment<unknown>, parts: readonly Part[]): Bits {
  return rowsWithAll(parts, scratch, (part, bits) => {
    addRowsWith(names, part, bits);
    if ("beginning" in part) addPlatesBeginning(plates, part.beginning, bits);
  });
}

/** The rows that have every part as a whole word of their name. [CATALOG-20] */
export function rowsNamedExactly({ names, scratch }: Segment<unknown>, parts: readonly Part[]): Bits {
  return rowsWithAll(parts, scratch, (part, bits) => {
    addRowsWith(names, "beginning" in part ? { oneOf: [part.beginning] } : part, bits);
  });
}

function rowsWithAll(
  parts: readonly Part[],
  scratch: Segment<unknown>["scratch"],
  add: (part: Part, bits: Bits) => void,
): Bits {
  const [first, ...others] = parts;
  const found = scratch.takeEmpty();
  if (!first) return found.fill(-1);
  add(first, found);
  if (others.length === 0) return found;
  const next = scratch.take();
  for (const part of others) {
    add(part, next.fill(0));
    keepOnly(found, next);
  }
  return found;
}

function addRowsWith(index: WordIndex, part: Part, bits: Bits): void {
  if ("beginning" in part) {
    addRowsBeginning(index, part.beginning, bits);
    return;
  }
  for (const word of part.oneOf) {
    const place = findWord(index, word);
    if (place !== undefined) addRows(bits, index.rowSets[place] ?? noRows);
  }
}

/** A letter or two begin hundreds of words: such beginnings are put together once and kept, the first of them. */
const manyWords = 32;
const keptAtMost = 64;
const keptBeginnings = new WeakMap<WordIndex, Map<string, Bits>>();

function addRowsBeginning(index: WordIndex, beginning: string, bits: Bits): void {
  const { first, end } = wordsBeginning(index, beginning);
  const kept = keptBeginnings.get(index) ?? new Map<string, Bits>();
  const known = kept.get(beginning);
  if (known) {
    addBits(bits, known);
    return;
  }
  const isKept = end - first > manyWords && kept.size < keptAtMost;
  const rows = isKept ? new Int32Array(bits.length) : bits;
  for (let place = first; place < end; place++) addRows(rows, index.rowSets[place] ?? noRows);
  if (!isKept) return;
  addBits(bits, rows);
  kept.set(beginning, rows);
  keptBeginnings.set(index, kept);
}
