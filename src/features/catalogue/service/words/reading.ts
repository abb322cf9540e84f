import { termsIn } from "../../rules/search-terms.ts";
import { emptyTails, fillers, otherNames, stemsOf } from "./swedish.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a car must have to be found: a word that begins so, this word or plate, or one of these words. */
export type WordMatch = { prefix: string } | { whole: string } | { oneOf: readonly string[] };

/**
 * What a search asks, word by word. A word that begins some word of the stock means just that; only one
 * that begins none is read more kindly, in this order. Null: a word that nothing in the stock answers to.
 */
export function readSearch(search: string, vocabulary: Vocabulary, readings: Readings): WordMatch[] | null {
  const parts: WordMatch[] = [];
  const { wanted, literal } = termsIn(search);
  for (const word of new Set(wanted)) {
    // In quotation marks a word is meant as it is written.
    if (literal.has(word)) {
      if (!vocabulary.hasPrefix(word)) return null;
      parts.push({ whole: word });
      continue;
    }
    const cached = readings.get(word);
    const read = cached === undefined ? readWord(word, vocabulary) : cached;
    if (cached === undefined && readings.size < maxReadings) readings.set(word, read);
    if (read === null) return null;
    parts.push(...read);
  }
  return parts;
}

/** What a car must not have. A word that is not wanted is taken as it is written: a guess would hide cars. */
export function unwantedParts(search: string): WordMatch[] {
  return termsIn(search).unwanted.map((prefix) => ({ prefix }));
}

/** What words were read as before, in the same stock. */
export type Readings = Map<string, readonly WordMatch[] | null>;
const maxReadings = 5_000;

function readWord(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  return readRightlySpelt(word, vocabulary) ?? readMisspelt(word, vocabulary);
}

function readRightlySpelt(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  if (vocabulary.hasPrefix(word)) return [{ prefix: word }];
  if (fillers.has(word)) return [];
  return (
    readOtherName(word, vocabulary) ??
    readInflected(word, vocabulary) ??
    readCompound(word, vocabulary) ??
    readEnding(word, vocabulary)
  );
}

/** How a word is read in this stock: as it is written, as the one word it is a slip away from, or not at all. */
export function spellingOf(
  word: string,
  vocabulary: Vocabulary,
): { word: string; isCorrected: boolean } | null {
  if (readRightlySpelt(word, vocabulary) !== null) return { word, isCorrected: false };
  const [nearest, ...others] = vocabulary.nearest(word);
  return nearest === undefined || others.length > 0 ? null : { word: nearest, isCorrected: true };
}

/** "vw" → volkswagen */
function readOtherName(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  const name = otherNames.get(word);
  return name !== undefined && vocabulary.hasPrefix(name) ? [{ prefix: name }] : null;
}

/** A stem this short begins too much: it has to be a word. */
const minPrefixLength = 4;

/** "dragkroken" → dragkrok, "röda" → röd, "backkameror" → backkamer… */
function readInflected(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  for (const stem of stemsOf(word)) {
    if (stem.length >= minPrefixLength && vocabulary.hasPrefix(stem)) return [{ prefix: stem }];
    if (vocabulary.has(stem)) return [{ oneOf: [stem] }];
  }
  return null;
}

const minHeadLength = 2;
const minTailLength = 3;

/** "kombibil" → kombi, "volvokombi" → volvo and kombi; the longest first half that is a word wins. */
function readCompound(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  for (let length = word.length - minTailLength; length >= minHeadLength; length--) {
    const rest = word.slice(length);
    // "kombibil" is a kombi; "sommarbil" is not whatever begins with "sommar".
    const isComplete = emptyTails.includes(rest);
    const head = readHead(word.slice(0, length), vocabulary, isComplete);
    const tail = head && readTail(rest, vocabulary);
    // Two letters are a word in "elbil", but not in front of just anything.
    if (head && tail && (length > minHeadLength || tail.length === 0)) return [...head, ...tail];
  }
  return null;
}

/** Whole words, with or without the s that joins; before a tail that says something also what begins one. */
function readHead(head: string, vocabulary: Vocabulary, isComplete: boolean): WordMatch[] | null {
  if (vocabulary.has(head)) return [{ oneOf: [head] }];
  const joined = head.endsWith("s") ? head.slice(0, -1) : "";
  if (joined.length >= minHeadStemLength && vocabulary.has(joined)) return [{ oneOf: [joined] }];
  const isPrefix = !isComplete && head.length >= minPrefixLength && vocabulary.hasPrefix(head);
  return isPrefix ? [{ prefix: head }] : null;
}

const minHeadStemLength = 3;

function readTail(tail: string, vocabulary: Vocabulary): WordMatch[] | null {
  if (emptyTails.includes(tail)) return [];
  if (vocabulary.has(tail)) return [{ oneOf: [tail] }];
  return readInflected(tail, vocabulary);
}

const minEndingLength = 4;

/** "krok" → dragkrok: a compound is found by its last half too. */
function readEnding(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  const compounds = word.length >= minEndingLength ? vocabulary.endingWith(word) : [];
  return compounds.length > 0 ? [{ oneOf: compounds }] : null;
}

/** "vovlo" → volvo */
function readMisspelt(word: string, vocabulary: Vocabulary): WordMatch[] | null {
  const words = vocabulary.nearest(word);
  return words.length > 0 ? [{ oneOf: words }] : null;
}
