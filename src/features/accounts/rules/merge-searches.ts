import * as z from "zod/mini";
import { searchHistoryMax } from "#features/visitors/rules/search-history.ts";
import { storedText } from "#features/visitors/rules/stored.ts";

/** A search and when it was last known to be made. */
export const datedSearch = z.object({ query: storedText, at: z.number() });
export type DatedSearch = z.infer<typeof datedSearch>;

/** The account remembers more than a browser shows, so that a device that was away for long loses nothing of what is new. */
const maxSearches = 20;

/** Each search once, in whatever case it was typed, with its latest time; the newest first. */
export function mergeSearches(one: readonly DatedSearch[], other: readonly DatedSearch[]): DatedSearch[] {
  const byText = new Map<string, DatedSearch>();
  for (const search of [...one, ...other]) {
    const key = search.query.toLowerCase();
    const known = byText.get(key);
    if (!known || isBefore(search, known)) byText.set(key, search);
  }
  return [...byText.values()].toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, maxSearches);
}

/** Newest first; of the same moment by their letters, so that all have them in the same order. */
function isBefore(one: DatedSearch, other: DatedSearch): boolean {
  return one.at === other.at ? one.query < other.query : one.at > other.at;
}

/** A browser remembers no times: what the account does not know was searched for just now, the first last. */
export function datedSearches(
  history: readonly string[],
  known: readonly DatedSearch[],
  now: number,
): DatedSearch[] {
  const isKnown = new Set(known.map(({ query }) => query.toLowerCase()));
  return history.flatMap((query, index) =>
    isKnown.has(query.toLowerCase()) ? [] : [{ query, at: now - index }],
  );
}

export function historyOf(searches: readonly DatedSearch[]): string[] {
  return searches.slice(0, searchHistoryMax).map(({ query }) => query);
}
