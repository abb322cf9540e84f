import { wordsOfText } from "../../rules/matches-search.ts";
import { compareCodeUnits, firstAtLeast, placesWithPrefix } from "../columns/plate-index.ts";
import { type RowSet, rowSetsOf } from "../columns/row-set.ts";

/** Every word of the stock, in order, with the rows it stands in. */
export type WordIndex = {
  words: readonly string[];
  rowSets: readonly RowSet[];
  /** How many rows each word stands in. */
  sizes: Uint32Array;
};

/** Takes the cars row by row, so that nobody has to hold the texts of all of them. */
export function wordIndexer(rows: number): {
  addRow: (texts: readonly string[]) => void;
  finish: () => WordIndex;
} {
  const reader = textReader();
  const starts = new Uint32Array(rows + 1);
  let entries = new Uint32Array(Math.max(64, rows * 32));
  let count = 0;
  let row = 0;
  /** The row that met a word last: a word that stands twice in a car is one word. */
  const lastRow: number[] = [];
  return {
    addRow: (texts) => {
      for (const text of texts) {
        for (const word of reader.read(text)) {
          if (lastRow[word] === row) continue;
          lastRow[word] = row;
          if (count === entries.length) entries = grown(entries);
          entries[count++] = word;
        }
      }
      starts[++row] = count;
    },
    finish: () => sortedIndex(reader.seen(), starts, entries),
  };
}

/** The words of one car, each once. */
export function wordsOfTexts(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsOfText));
}

/** The place of a word, or undefined. */
export function findWord({ words }: WordIndex, word: string): number | undefined {
  const at = firstAtLeast(words, word);
  return words[at] === word ? at : undefined;
}

/** From and to (excluded) of the words that begin so. */
export function wordsWithPrefix({ words }: WordIndex, prefix: string): { first: number; end: number } {
  return placesWithPrefix(words, prefix);
}

/** Most texts are those of many cars ("Volvo", "Diesel"): each is taken apart once. */
function textReader() {
  const numbers = new Map<string, number>();
  const known = new Map<string, readonly number[]>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  return {
    read(text: string): readonly number[] {
      const before = known.get(text);
      if (before) return before;
      const words = wordsOfText(text).map(numberOf);
      known.set(text, words);
      return words;
    },
    seen: () => [...numbers.keys()],
  };
}

function sortedIndex(seen: readonly string[], starts: Uint32Array, entries: Uint32Array): WordIndex {
  const order = Array.from(seen.keys()).sort((a, b) =>
    compareCodeUnits(seen[a] as string, seen[b] as string),
  );
  const placeOf = new Uint32Array(seen.length);
  order.forEach((number, position) => {
    placeOf[number] = position;
  });
  const end = starts.at(-1) ?? 0;
  const sizes = new Uint32Array(seen.length);
  for (let at = 0; at < end; at++) {
    const position = placeOf[entries[at] as number] as number;
    entries[at] = position;
    sizes[position] = (sizes[position] as number) + 1;
  }
  return {
    words: order.map((number) => seen[number] as string),
    rowSets: rowSetsOf({ starts, entries }, seen.length),
    sizes,
  };
}

function grown(entries: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(entries.length * 2);
  larger.set(entries);
  return larger;
}
