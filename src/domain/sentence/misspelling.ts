import { everydayWords } from "./filler-words.ts";
import { isKnownWord } from "./known-words.ts";
import { wholeWordsOfTable } from "./phrases.ts";
import { properMakeNames } from "./words-for-makes.ts";
import type { PlaceWords } from "./words-for-places.ts";
import { seriesNames } from "./words-for-series.ts";

const shortest = 5;

/** Proper names only: a slip in a nickname could be anything. */
const names = [...new Set([...properMakeNames, ...wholeWordsOfTable(seriesNames)])].filter(
  (name) => name.length >= shortest,
);

/**
 * The make or series that a word is one slip away from: a letter too many, too few, wrong, or two that changed
 * places. Short words are too near to others, and a word that means something is no slip. [SENTENCE-11] [SENTENCE-12]
 */
export function findMisspelt(word: string, places: PlaceWords): string | null {
  if (word.length < shortest || everydayWords.has(word) || isKnownWord(word, places)) return null;
  return names.find((name) => isOneSlipAway(word, name)) ?? null;
}

export function isOneSlipAway(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  let same = 0;
  while (same < written.length && written[same] === meant[same]) same += 1;
  const [rest, rightRest] = [written.slice(same), meant.slice(same)];
  return (
    rest.slice(1) === rightRest.slice(1) ||
    rest.slice(1) === rightRest ||
    rest === rightRest.slice(1) ||
    (rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2))
  );
}
