import { wordsIn } from "../../rules/search-terms.ts";
import { type Bits, hasBit } from "./bits.ts";

/**
 * Plates are as many as cars, so they stay out of the vocabulary: two sorted lists find them by their beginning and
 * by the beginning of their second half. The first half is found with the whole.
 */
export type PlateIndex = { full: SortedWords; ends: SortedWords };
type SortedWords = { words: readonly string[]; rows: Uint32Array };

const lettersOfPlate = 3;

export function plateIndexOf(plates: readonly string[]): PlateIndex {
  return {
    full: sortedWords(plates.map(plateWord)),
    ends: sortedWords(plates.map((plate) => plateWord(plate.slice(lettersOfPlate)))),
  };
}

/** The rows whose plate begins so, and those whose second half does. */
export function platesWithPrefix({ full, ends }: PlateIndex, word: string): [Uint32Array, Uint32Array] {
  return [rowsWithPrefix(full, word), rowsWithPrefix(ends, word)];
}

/** Whether any of the rows that count has such a plate. */
export function hasPlateWithPrefix(plates: PlateIndex, word: string, live: Bits): boolean {
  return platesWithPrefix(plates, word).some((rows) => rows.some((row) => hasBit(live, row)));
}

/** Rows whose plate is the same but for accents: mostly one. */
export function rowsWithPlate({ full: { words, rows } }: PlateIndex, plate: string): Uint32Array {
  const word = plateWord(plate);
  const first = firstAtLeast(words, word);
  let end = first;
  while (words[end] === word) end += 1;
  return first === end ? noPlates : rows.subarray(first, end);
}

function plateWord(plate: string): string {
  return wordsIn(plate).join("");
}

function sortedWords(words: readonly string[]): SortedWords {
  const rows = Uint32Array.from(words.keys());
  rows.sort((a, b) => compareCodeUnits(words[a] as string, words[b] as string) || a - b);
  return { words: Array.from(rows, (row) => words[row] as string), rows };
}

function rowsWithPrefix({ words, rows }: SortedWords, prefix: string): Uint32Array {
  const { first, end } = placesWithPrefix(words, prefix);
  return first === end ? noPlates : rows.subarray(first, end);
}

const noPlates = new Uint32Array(0);

/** From and to (excluded) of the words of a sorted list that begin so: mostly none, which is seen at the first. */
export function placesWithPrefix(words: readonly string[], prefix: string): { first: number; end: number } {
  const first = firstAtLeast(words, prefix);
  const begins = words[first]?.startsWith(prefix) ?? false;
  return { first, end: begins ? firstAtLeast(words, `${prefix}\uffff`) : first };
}

/** Where a word stands, or would stand, in a sorted list. */
export function firstAtLeast(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareCodeUnits(words[middle] as string, word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By code units, as a beginning is: the order of a language would part words that begin alike. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
