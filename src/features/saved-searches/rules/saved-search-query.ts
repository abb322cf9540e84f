import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { filterFromQuery } from "#features/catalogue/rules/filter-url.ts";
import { savedSearchQuery } from "#features/catalogue/rules/saved-search-query.ts";
import type { SavedFilter } from "./saved-filter.ts";

/** Three fields have names of their own in the contract; all others have those of the filter. */
const filterNames: Readonly<Record<string, string>> = {
  carTypes: "types",
  modelYearFrom: "yearFrom",
  modelYearTo: "yearTo",
};

export const noFilterMessage = "Välj minst ett filter";
export const unreadableFilter = "Filtret går inte att läsa";

/** What is watched, as an address says it: read and written by the codec of the listing. */
export function queryOfSavedFilter(
  filterInput: SavedFilter,
  now: Date,
): { query: string } | { error: string } {
  const entries = Object.entries(filterInput).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null ? [] : [[filterNames[name] ?? name, String(one)]])),
  );
  const { filter, unread } = filterFromQuery(new URLSearchParams(entries), now);
  if (Object.keys(unread).length > 0) return { error: unreadableFilter };
  const query = savedSearchQuery(filter);
  return query === "" ? { error: noFilterMessage } : { query };
}

/** What is stored, as the listing reads it today. */
export function filterOfSavedSearch(query: string, now: Date): Filter {
  return filterFromQuery(new URLSearchParams(query), now).filter;
}

/** The one car that is watched, where nothing else is asked; null for a search. */
export function plateOfSavedSearch(filter: Filter): LicensePlate | null {
  const [plate, ...more] = filter.licenseplates;
  if (plate === undefined || more.length > 0) return null;
  const only = savedSearchQuery({ ...initialFilter, licenseplates: [plate] });
  return savedSearchQuery(filter) === only ? (plate as LicensePlate) : null;
}
