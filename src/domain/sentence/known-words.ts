import { connectives, fillers, negators } from "./filler-words.ts";
import { wordsOfTable } from "./phrases.ts";
import { multipliers, numberWords, perMonth, units } from "./words-for-amounts.ts";
import { boundFillers, boundsAfter, boundsAtTheEnd, boundsBefore, subjects } from "./words-for-bounds.ts";
import { makeNames } from "./words-for-makes.ts";
import { type PlaceWords, placePrepositions } from "./words-for-places.ts";
import { seriesNames } from "./words-for-series.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

/** Every word that some reader knows: "max 300" is no plate, and "kombin" is no misspelt make. */
const known = new Set(
  [
    fillers,
    connectives,
    negators,
    multipliers,
    numberWords,
    units,
    perMonth,
    boundsBefore,
    boundsAfter,
    boundsAtTheEnd,
    boundFillers,
    subjects,
    makeNames,
    seriesNames,
    placePrepositions,
    wordsWithMeaning,
  ].flatMap((table) => wordsOfTable(table)),
);

export function isKnownWord(word: string, places: PlaceWords): boolean {
  return known.has(word) || places.words.has(word) || word === "mellan";
}
