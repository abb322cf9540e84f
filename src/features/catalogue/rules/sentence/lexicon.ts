import { phoneticKey } from "#core/text/phonetic-key.ts";
import { letterBits, letterDifference, maxTypoCost, oneTypo, typoCost } from "#core/text/typo-cost.ts";
import { compoundWords } from "./compound-words.ts";
import { everydayWords } from "./everyday-words.ts";
import { connectives, fillers } from "./filler-words.ts";
import {
  byLength,
  bySound,
  type EntriesByLength,
  type Entry,
  entriesOfTable,
  entryOf,
  minCorrectedLength,
} from "./lexicon-entry.ts";
import { type PhraseTable, piecesOfTable } from "./phrases.ts";
import { modelYearAfter, multipliers, numberWords, perMonth, units } from "./words-for-amounts.ts";
import {
  boundFillers,
  boundsAfter,
  boundsAtTheEnd,
  boundsBefore,
  onCharge,
  rangePhrases,
} from "./words-for-bounds.ts";
import { coloursInside } from "./words-for-colours.ts";
import { makeNames } from "./words-for-makes.ts";
import { modelLines } from "./words-for-model-lines.ts";
import { negators } from "./words-for-negations.ts";
import { orderWordsSorted, placedFirst, placedLast, sortPhrases } from "./words-for-orders.ts";
import { type PlaceWords, placePrepositions } from "./words-for-places.ts";
import { seriesAfterMake, seriesNames } from "./words-for-series.ts";
import { trimWords } from "./words-for-trims.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

/** `isApart`: small words, which nobody writes together. */
type Table = { table: PhraseTable<unknown>; weight: number; isApart?: true };

/** One lexicon over all tables: what they hold may be misspelt alike. */
const tables: readonly Table[] = [
  { table: wordsWithMeaning, weight: 0 },
  { table: makeNames, weight: 0 },
  { table: boundsBefore, isApart: true, weight: 0 },
  { table: boundsAfter, isApart: true, weight: 0 },
  { table: boundsAtTheEnd, isApart: true, weight: 0 },
  { table: rangePhrases, weight: 0 },
  { table: units, weight: 0 },
  { table: multipliers, isApart: true, weight: 0 },
  { table: perMonth, isApart: true, weight: 0 },
  { table: modelYearAfter, weight: 0 },
  { table: coloursInside, isApart: true, weight: 0 },
  { table: orderWordsSorted, weight: 1 },
  { table: sortPhrases, isApart: true, weight: 2 },
  { table: placedFirst, isApart: true, weight: 2 },
  { table: placedLast, isApart: true, weight: 2 },
  { table: seriesNames, weight: 1 },
  { table: modelLines, weight: 1 },
  { table: numberWords, weight: 1 },
  { table: connectives, isApart: true, weight: 1 },
  { table: boundFillers, isApart: true, weight: 2 },
  { table: placePrepositions, isApart: true, weight: 2 },
  { table: fillers, isApart: true, weight: 2 },
];

const everyday = Symbol("an everyday word");

const allEntries = [
  ...tables.flatMap(({ table, weight, isApart }) => entriesOfTable(table, weight, isApart)),
  ...[...compoundWords, "skick"].map((word) => entryOf(word, 1)),
  // What is nearest to an everyday word is that word.
  ...[...everydayWords].map((word) => entryOf(word, 2, everyday)),
];
const entries = byLength(allEntries);

/** Names and what asks for something; nobody writes small words as they sound. */
const sounding = bySound(
  [makeNames, seriesNames, wordsWithMeaning].flatMap((table) => entriesOfTable(table, 0)),
);

/** What names a series of each make: right after the make hardly anything else is meant. */
const seriesOfMakes = new Map(
  [...seriesAfterMake].map(([make, table]) => {
    const names = entriesOfTable(table, 0);
    return [
      make,
      { words: new Set(names.map(({ word }) => word)), entries: byLength(names), sounding: bySound(names) },
    ];
  }),
);

/** Before a number a word is most likely one of these. */
const beforeNumber = byLength(
  [boundsBefore, rangePhrases].flatMap((table) => entriesOfTable(table, 0, true)),
);

const vocabulary: ReadonlySet<string> = new Set([
  ...tables.flatMap(({ table }) => [...piecesOfTable(table).keys()]),
  ...piecesOfTable(negators).keys(),
  ...piecesOfTable(onCharge).keys(),
  ...compoundWords,
  ...trimWords,
  "mellan",
]);

/** After a number, one of these. */
const afterNumber = byLength([units, multipliers].flatMap((table) => entriesOfTable(table, 0, true)));

/** Every word that some reader knows: "max 300" is no plate, and "kombin" is no misspelt make. */
export function isKnownWord(word: string, places: PlaceWords): boolean {
  return vocabulary.has(word) || places.words.has(word);
}

/** The word that was meant, if any, and how many words it was compared with to find that out. */
export type WordCorrection = { word: string | null; compared: number };

const nothing: WordCorrection = { word: null, compared: 0 };

/** What stands beside a word: a number, or the make that was said right before. */
type Neighbours = { isBeforeNumber?: boolean; isAfterNumber?: boolean; make?: string | null };

/** What was found of the words asked for last: one page reads its sentence several times. */
const remembered = new WeakMap<PlaceWords, Map<string, WordCorrection>>();
const maxCached = 2_000;

/** What is nearest, if it is near enough and nothing else is as near. */
export function findCorrection(
  word: string,
  places: PlaceWords,
  { isBeforeNumber = false, isAfterNumber = false, make = null }: Neighbours = {},
): WordCorrection {
  if (word.length < minCorrectedLength || isKnownWord(word, places)) return nothing;
  const vocabulary = remembered.get(places) ?? new Map<string, WordCorrection>();
  remembered.set(places, vocabulary);
  const key = `${word}${isBeforeNumber ? "<" : ""}${isAfterNumber ? ">" : ""} ${make ?? ""}`;
  const before = vocabulary.get(key);
  if (before !== undefined) return before;
  const lexiconEntry = search(word, places, { isBeforeNumber, isAfterNumber, make });
  if (vocabulary.size >= maxCached) vocabulary.clear();
  vocabulary.set(key, lexiconEntry);
  return lexiconEntry;
}

function search(
  word: string,
  places: PlaceWords,
  { isBeforeNumber, isAfterNumber, make }: Required<Neighbours>,
): WordCorrection {
  const bound = isBeforeNumber ? nearest(word, [beforeNumber]) : nothing;
  const unit = isAfterNumber ? nearest(word, [afterNumber]) : nothing;
  const small = { word: bound.word ?? unit.word, compared: bound.compared + unit.compared };
  const series = make === null ? undefined : seriesOfMakes.get(make);
  if (small.word !== null || series?.words.has(word)) return small;
  const sound = phoneticKey(word);
  const alike = series?.sounding.get(sound) ?? (everydayWords.has(word) ? null : sounding.get(sound));
  if (alike) return { word: alike.word, compared: small.compared + 1 };
  if (everydayWords.has(word)) return small;
  const ofMake = series === undefined ? nothing : nearest(word, [series.entries], forgivenAfterMake);
  const lexiconEntry = ofMake.word === null ? nearest(word, [entries, places.entries]) : ofMake;
  return { word: lexiconEntry.word, compared: small.compared + ofMake.compared + lexiconEntry.compared };
}

/** Beyond what any word is forgiven, in tenths of a slip. */
const forgivenAfterMake = 9;

function nearest(word: string, lists: readonly EntriesByLength[], more = 0): WordCorrection {
  const letters = letterBits(word);
  let best: Entry | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  let isShared = false;
  let compared = 0;
  for (const list of lists)
    for (let length = word.length - 2; length <= word.length + 2; length++) {
      const forgiven = maxTypoCost(length) + more;
      const isLong = forgiven > oneTypo;
      if (Math.abs(length - word.length) > (isLong ? 2 : 1)) continue;
      for (const entry of list.get(length) ?? []) {
        if (letterDifference(entry.letters, letters) > (isLong ? 4 : 2)) continue;
        compared += 1;
        const slip = typoCost(word, entry.word, Math.min(forgiven, lowest));
        const cost = slip + entry.weight;
        if (slip > forgiven || cost > lowest) continue;
        isShared = cost === lowest && (isShared || !isSameWord(best, entry));
        best = entry;
        lowest = cost;
      }
    }
  const isUnclear = best === null || isShared || best.meaning === everyday;
  return { word: isUnclear ? null : ((best as Entry | null)?.word ?? null), compared };
}

/** "kombin" and "kombis" are forms of one word, "folka" and "volkswagn" names of one make: either will do. */
function isSameWord(one: Entry | null, other: Entry): boolean {
  if (one === null || one.meaning === other.meaning) return true;
  const length = Math.min(one.word.length, other.word.length) - 1;
  return length >= 4 && one.word.slice(0, length) === other.word.slice(0, length);
}
