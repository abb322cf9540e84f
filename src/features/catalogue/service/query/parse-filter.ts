import { seriesWithMake } from "#features/cars/rules/series-name.ts";
import type { Chain } from "../../rules/chain.ts";
import { type Filter, initialFilter } from "../../rules/filter.ts";
import { filterFromQuery } from "../../rules/filter-url.ts";
import { readSentence, type SentenceReading } from "../../rules/sentence/read-sentence.ts";
import { seatsInstead } from "../../rules/sentence/words-for-seats.ts";
import { type UnreadBound, unreadBounds } from "../../rules/unread-bounds.ts";
import { withField } from "../../rules/with-field.ts";
import type { Catalog } from "../catalog.ts";
import { countFound } from "../search.ts";
import { missingSeries } from "./missing-model.ts";
import { noneHas, type SearchedWords, searchedWords } from "./searched-words.ts";

export type ParsedFilter = {
  filter: Filter;
  /** Bounds that are not numbers: they stay in the address, but filter nothing. */
  unread: UnreadBound[];
  search: ReadSearch;
  /** Whether the search was a sentence from which something was read into the filter. */
  isSentence: boolean;
  /** The sentence once for each of its criteria, without the words of that one. */
  shorter: readonly string[];
  /** The cost of reading it: how many words were compared. */
  work: number;
};

/** How a search was understood, for the visitor. */
export type ReadSearch = {
  text: string;
  unknown: string[];
  notes: string[];
  corrections: readonly { original: string; corrected: string; undone: string }[];
};

/** What a filter is read with: the time, the chain's stores and the stock. */
type Setting<Car> = { now: Date; chain: Chain; catalog: Catalog<Car> };

/**
 * The filter of an address: its parameters, and what is read from the words of its search. Words that are not understood
 * are searched for as text; those that no car has are listed as unknown and ignored, unless nothing else would be left.
 * The address of the result is read as the same filter again.
 */
export function parseFilter<Car>(
  query: URLSearchParams,
  { now, chain, catalog }: Setting<Car>,
): ParsedFilter {
  const reading = filterFromQuery(query, now);
  const unread = unreadBounds(reading);
  const filter = withoutMakesOfSeries(reading.filter);
  if (filter.search === "") {
    const search = { text: "", unknown: [], notes: [], corrections: [] };
    return { filter, unread, search, isSentence: false, shorter: [], work: 0 };
  }
  const words = searchedWords(catalog);
  const sentence = readSentence(filter.search, { now, chain, hasWord: words.has });
  const isSentence = sentence.chips.length > 0;
  const found = words.read(sentence, filter.search);
  const names = found.names.map((name) => {
    // "superb" of "i superb skick" is a word here: alone in an address it would be read as a car.
    const isRead = /^[^"-]/.test(name) && readSentence(name, { now, chain }).chips.length > 0;
    return isRead ? `"${name}"` : name;
  });
  const criteria = { ...withSentence(filter, sentence.filter), search: names.join(" ") };
  const { filter: kept, dropped } = withoutDeadEnd(criteria, names, isSentence, catalog);
  return {
    filter: kept,
    unread,
    search: {
      text: filter.search,
      unknown: found.unknown,
      notes: [
        ...sentence.notes.map(({ text }) => text),
        ...found.notes,
        ...dropped,
        ...lackedAmong(kept, catalog),
      ],
      corrections: found.corrections,
    },
    isSentence,
    shorter: shorterSentences(filter.search, sentence, found),
    work: sentence.work + found.work + wordCount(filter.search),
  };
}

/** With more models than this the notice is left out: that is a whole make. */
const maxListed = 4;

/** A name that no car matches together with the rest of the filter is dropped, and the page says so. */
function withoutDeadEnd<Car>(
  criteria: Filter,
  names: readonly string[],
  isSentence: boolean,
  catalog: Catalog<Car>,
): { filter: Filter; dropped: string[] } {
  const isWide = !isSentence || criteria.search === "" || countFound(catalog, criteria) > 0;
  if (isWide || countFound(catalog, { ...criteria, search: "" }) === 0)
    return { filter: criteria, dropped: [] };
  let filter: Filter = { ...criteria, search: "" };
  const dropped: string[] = [];
  for (const name of names) {
    const next = { ...filter, search: `${filter.search} ${name}`.trim() };
    const instead = seatsInstead[name.replaceAll('"', "")];
    if (countFound(catalog, next) > 0) filter = next;
    else if (instead) {
      filter = { ...filter, seats: instead.seats };
      dropped.push(instead.note);
    } else dropped.push(noneHas(name));
  }
  return { filter, dropped };
}

/** Of several models that were asked for, those that we do not have. */
function lackedAmong<Car>(filter: Filter, catalog: Catalog<Car>): string[] {
  if (filter.series.length < 2 || filter.series.length > maxListed) return [];
  const lacked = missingSeries(catalog, filter);
  if (lacked.length === filter.series.length) return [];
  return lacked.map((series) => `Vi har ingen ${seriesWithMake(series)} nu.`);
}

/** At most so many words are read again to find shorter sentences; other chips lead to an address of filter fields. */
const wordsReadAgain = 250;

/** The sentence without one criterion: where its chip leads, so that the other words stay as they were written. */
function shorterSentences(
  text: string,
  { chips }: SentenceReading,
  { corrections }: SearchedWords,
): string[] {
  if (corrections.length > 0 && chips.length === 0) return [];
  const all = chips
    .slice(0, Math.floor(wordsReadAgain / wordCount(text)))
    .map(({ from, to }) => `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/g, " ").trim());
  return [...new Set(all)].filter((shorter) => shorter !== "");
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

function withoutMakesOfSeries(filter: Filter): Filter {
  return filter.series.length > 0 ? withField(filter, "brands", null) : filter;
}

/** What the sentence says of a field replaces what was there; makes and series are replaced together. */
function withSentence(filter: Filter, read: Partial<Filter>): Filter {
  const isCar = read.brands !== undefined || read.series !== undefined;
  const base = isCar ? { ...filter, brands: initialFilter.brands, series: initialFilter.series } : filter;
  return withoutMakesOfSeries({ ...base, ...read });
}
