import { bitsInWord } from "../columns/bits.ts";
import { hasPlateBeginning } from "../columns/plate-index.ts";
import { isWordLive, type Layer } from "../layer.ts";
import { digitsOf, lettersOf, slipsBetween, slipsForgiven } from "./typo.ts";
import { findWord, type WordIndex, wordsBeginning } from "./word-index.ts";

/** The words that cars of the stock are found by, as far as a search needs to know them. */
export type Vocabulary = {
  has: (word: string) => boolean;
  /** Whether some word, or some plate, begins so. */
  hasBeginning: (beginning: string) => boolean;
  endingWith: (ending: string) => string[];
  /** The words with the fewest slips between them and this one, if those are few enough to be forgiven. */
  nearest: (word: string) => string[];
};

export function vocabularyOf(layers: readonly Layer<unknown>[]): Vocabulary {
  return {
    has: (word) => layers.some((layer) => hasLive(layer, word)),
    hasBeginning: (beginning) =>
      layers.some((layer) => {
        const { first, end } = wordsBeginning(layer.segment.words, beginning);
        for (let place = first; place < end; place++) if (isWordLive(layer, place)) return true;
        return hasPlateBeginning(layer.segment.plates, beginning, layer.live);
      }),
    endingWith: (ending) => [...new Set(layers.flatMap((layer) => wordsEnding(layer, ending)))],
    nearest: (word) => nearestIn(layers, word),
  };
}

function hasLive(layer: Layer<unknown>, word: string): boolean {
  const place = findWord(layer.segment.words, word);
  return place !== undefined && isWordLive(layer, place);
}

/** By the last letter first, which most words do not have: cheaper than to ask each how it ends. */
function wordsEnding(layer: Layer<unknown>, ending: string): string[] {
  const { words } = layer.segment.words;
  const last = ending.charCodeAt(ending.length - 1);
  const found: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] as string;
    if (word.charCodeAt(word.length - 1) !== last || !word.endsWith(ending)) continue;
    if (isWordLive(layer, place)) found.push(word);
  }
  return found;
}

function nearestIn(layers: readonly Layer<unknown>[], word: string): string[] {
  const letters = lettersOf(word);
  const digits = digitsOf(word);
  let fewest = slipsForgiven(word.length);
  let nearest = new Set<string>();
  if (fewest === 0) return [];
  for (const layer of layers) {
    const { words } = layer.segment.words;
    const lettersIn = lettersOfWords(layer.segment.words);
    for (let place = 0; place < words.length; place++) {
      if (bitsInWord((lettersIn[place] as number) ^ letters) > 2 * fewest) continue;
      const candidate = words[place] as string;
      const slips = slipsBetween(word, candidate, fewest);
      if (slips > fewest || digitsOf(candidate) !== digits || !isWordLive(layer, place)) continue;
      if (slips < fewest) nearest = new Set();
      fewest = slips;
      nearest.add(candidate);
    }
  }
  return [...nearest];
}

const lettersByIndex = new WeakMap<WordIndex, Int32Array>();

function lettersOfWords(index: WordIndex): Int32Array {
  const known = lettersByIndex.get(index);
  if (known) return known;
  const letters = Int32Array.from(index.words, lettersOf);
  lettersByIndex.set(index, letters);
  return letters;
}
