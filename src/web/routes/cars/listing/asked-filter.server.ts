import type { Filter } from "#domain/filter/filter.ts";
import { filterFromQuery } from "#domain/filter/filter-url.ts";
import { type UnreadBound, unreadBounds } from "#domain/filter/unread-bounds.ts";
import { withField } from "#domain/filter/with-field.ts";
import { readSentence } from "#domain/sentence/read-sentence.ts";
import type { Chain } from "#domain/store/chain.ts";
import type { SearchReading } from "#web/features/car-list/listing-view.ts";

export type Asked = {
  filter: Filter;
  /** Bounds that are no numbers: kept in the address, and asked of nothing. [UNREAD-1] */
  unread: UnreadBound[];
  search: SearchReading;
  /** The search was a sentence that put something in the filter. */
  isSentence: boolean;
};

/** The day it is, the stores there are, and whether some car has a word. */
type Setting = { now: Date; chain: Chain; isFound: (word: string) => boolean };

/**
 * What an address asks of the stock: its parameters, and what its search says in words. The words that the sentence
 * leaves over are searched for as they are; those that no car has are told apart and passed over, unless there is
 * nothing else to go by. Reading what is left again understands nothing new. [LISTING-6] [LISTING-7]
 */
export function askedFilter(query: URLSearchParams, { now, chain, isFound }: Setting): Asked {
  const reading = filterFromQuery(query, now);
  const { filter: said } = reading;
  const unread = unreadBounds(reading);
  const series = said.series.length > 0;
  const filter = series ? withField(said, "brands", null) : said;
  if (filter.search === "")
    return { filter, unread, search: { text: "", unknown: [], notes: [] }, isSentence: false };

  const { filter: read, chips, restText, notes } = readSentence(filter.search, { now, chain });
  const words = restText.split(/[\s;]+/).filter((word) => word !== "");
  const unknown = words.filter((word) => !isFound(word));
  const isUnderstood = chips.length > 0 || unknown.length < words.length;
  const search = isUnderstood ? words.filter((word) => !unknown.includes(word)).join(" ") : restText;
  return {
    filter: { ...withSentence(filter, read), search },
    unread,
    search: {
      text: filter.search,
      unknown: isUnderstood ? unknown : [],
      notes: notes.map(({ text }) => text),
    },
    isSentence: chips.length > 0,
  };
}

/** What the sentence says of a field holds over what was there; makes and series are one question. */
function withSentence(filter: Filter, read: Partial<Filter>): Filter {
  const isCar = read.brands !== undefined || read.series !== undefined;
  const base = isCar ? { ...filter, brands: [], series: [] } : filter;
  const merged = { ...base, ...read };
  return merged.series.length > 0 ? withField(merged, "brands", null) : merged;
}
