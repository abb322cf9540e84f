import { allBits, type Bits, clearBit, countBits, hasBit, writeDifference } from "./columns/bits.ts";
import { checkCounts } from "./columns/check-counts.ts";
import { rowOf } from "./columns/clustering.ts";
import { addCounted, countCodes } from "./columns/count-codes.ts";
import type { Dictionaries, Segment } from "./columns/segment.ts";
import { findWord, wordsOfTexts } from "./words/word-index.ts";

/** A block of cars with those left out that are gone or have changed since it was made. */
export type Layer<Car> = {
  segment: Segment<Car>;
  live: Bits;
  size: number;
  /** The rows left out; null when there are none. */
  gone: Bits | null;
  /** The counts of all live rows: the answer when nothing is asked. */
  totals: Int32Array;
  /** How many of the rows left out each word stands in, by its place in the index. */
  wordsGone: ReadonlyMap<number, number>;
  isLive: (row: number) => boolean;
};

export function fullLayer<Car>(segment: Segment<Car>, dictionaries: Dictionaries<Car>): Layer<Car> {
  return layerOf(segment, allBits(segment.cars.length), new Map(), dictionaries);
}

export function withoutRows<Car>(
  layer: Layer<Car>,
  ids: Iterable<number>,
  dictionaries: Dictionaries<Car>,
  now: Date,
): Layer<Car> {
  const { segment } = layer;
  const live = layer.live.slice();
  const wordsGone = new Map(layer.wordsGone);
  for (const id of ids) {
    const row = rowOf(segment.idRows, id);
    if (row < 0 || !hasBit(live, row)) continue;
    clearBit(live, row);
    const { texts } = dictionaries.kind.factsOf(segment.cars[row] as Car, now);
    for (const word of wordsOfTexts(texts)) {
      const index = findWord(segment.words, word);
      if (index !== undefined) wordsGone.set(index, (wordsGone.get(index) ?? 0) + 1);
    }
  }
  return layerOf(segment, live, wordsGone, dictionaries);
}

/** Whether a word of the index still stands in some car. */
export function isWordLive({ segment, wordsGone }: Layer<unknown>, index: number): boolean {
  return (segment.words.sizes[index] as number) > (wordsGone.get(index) ?? 0);
}

function layerOf<Car>(
  segment: Segment<Car>,
  live: Bits,
  wordsGone: ReadonlyMap<number, number>,
  { facets, makes }: Dictionaries<Car>,
): Layer<Car> {
  const counts = new Int32Array(segment.codes.size);
  countCodes(segment.codes.rows, live, counts);
  const totals = new Int32Array(facets.makesAt + makes.entries.length);
  addCounted(segment.codes, counts, totals, 1);
  const rows = segment.cars.length;
  const size = countBits(live);
  checkCounts(totals, facets, size);
  const gone = size === rows ? null : allBits(rows);
  if (gone) writeDifference(gone, gone, live);
  return {
    segment,
    live,
    size,
    gone,
    totals,
    wordsGone,
    isLive: (row) => hasBit(live, row),
  };
}
