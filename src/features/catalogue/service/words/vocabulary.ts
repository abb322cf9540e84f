import { bitsInWord } from "../columns/bits.ts";
import { hasPlateWithPrefix } from "../columns/plate-index.ts";
import { isWordLive, type Layer } from "../layer.ts";
import { digitsOf, lettersOf, maxTypos, typosBetween } from "./typo.ts";
import { findWord, type WordIndex, wordsWithPrefix } from "./word-index.ts";

/** The words that cars of the stock are found by, as far as a search needs to know them. */
export type Vocabulary = {
  has: (word: string) => boolean;
  /** Whether some word, or some plate, begins so. */
  hasPrefix: (prefix: string) => boolean;
  endingWith: (ending: string) => string[];
  /** The words with the fewest slips between them and this one, if those are few enough to be forgiven. */
  nearest: (word: string) => string[];
};

export function vocabularyOf(layers: readonly Layer<unknown>[]): Vocabulary {
  return {
    has: (word) => layers.some((layer) => hasLive(layer, word)),
    hasPrefix: (prefix) =>
      layers.some((layer) => {
        const { first, end } = wordsWithPrefix(layer.segment.words, prefix);
        for (let position = first; position < end; position++) if (isWordLive(layer, position)) return true;
        return hasPlateWithPrefix(layer.segment.plates, prefix, layer.live);
      }),
    endingWith: (ending) => [...new Set(layers.flatMap((layer) => wordsEnding(layer, ending)))],
    nearest: (word) => nearestIn(layers, word),
  };
}

function hasLive(layer: Layer<unknown>, word: string): boolean {
  const position = findWord(layer.segment.words, word);
  return position !== undefined && isWordLive(layer, position);
}

/** By the last letter first, which most words do not have: cheaper than to ask each how it ends. */
function wordsEnding(layer: Layer<unknown>, ending: string): string[] {
  const { words } = layer.segment.words;
  const last = ending.charCodeAt(ending.length - 1);
  const candidates: string[] = [];
  for (let position = 0; position < words.length; position++) {
    const word = words[position] as string;
    if (word.charCodeAt(word.length - 1) !== last || !word.endsWith(ending)) continue;
    if (isWordLive(layer, position)) candidates.push(word);
  }
  return candidates;
}

function nearestIn(layers: readonly Layer<unknown>[], word: string): string[] {
  const letters = lettersOf(word);
  const digits = digitsOf(word);
  let fewest = maxTypos(word.length);
  let nearest = new Set<string>();
  if (fewest === 0) return [];
  for (const layer of layers) {
    const { words } = layer.segment.words;
    const lettersIn = lettersOfWords(layer.segment.words);
    for (let position = 0; position < words.length; position++) {
      if (bitsInWord((lettersIn[position] as number) ^ letters) > 2 * fewest) continue;
      const candidate = words[position] as string;
      const slips = typosBetween(word, candidate, fewest);
      if (slips > fewest || digitsOf(candidate) !== digits || !isWordLive(layer, position)) continue;
      if (slips < fewest) nearest = new Set();
      fewest = slips;
      nearest.add(candidate);
    }
  }
  return [...nearest];
}

const lettersByIndex = new WeakMap<WordIndex, Int32Array>();

function lettersOfWords(index: WordIndex): Int32Array {
  const cached = lettersByIndex.get(index);
  if (cached) return cached;
  const letters = Int32Array.from(index.words, lettersOf);
  lettersByIndex.set(index, letters);
  return letters;
}
