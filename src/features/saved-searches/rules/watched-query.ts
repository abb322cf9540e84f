import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { canonicalQuery, filterFromQuery } from "#features/catalogue/rules/filter-url.ts";
import { withField } from "#features/catalogue/rules/with-field.ts";
import type { WatchedFilter } from "./watched-filter.ts";

/** Three fields have names of their own in the contract; all others have those of the filter. */
const filterNames: Readonly<Record<string, string>> = {
  carTypes: "types",
  modelYearFrom: "yearFrom",
  modelYearTo: "yearTo",
};

export const asksNothing = "Välj minst ett filter";
export const unreadableFilter = "Filtret går inte att läsa";

/** What is watched, as an address says it: read and written by the codec of the listing. */
export function queryOfWatched(watched: WatchedFilter, now: Date): { query: string } | { error: string } {
  const said = Object.entries(watched).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null ? [] : [[filterNames[name] ?? name, String(one)]])),
  );
  const { filter, unread } = filterFromQuery(new URLSearchParams(said), now);
  if (Object.keys(unread).length > 0) return { error: unreadableFilter };
  const query = watchedQuery(filter);
  return query === "" ? { error: asksNothing } : { query };
}

/** The same text for all who watch the same; the order of a list and its pages are not watched. */
export function watchedQuery(filter: Filter): string {
  const paged = withField(withField(filter, "page", null), "order", null);
  return canonicalQuery(filter.series.length > 0 ? withField(paged, "brands", null) : paged);
}

/** What is stored, as the listing reads it today. */
export function watchedFilterOf(query: string, now: Date): Filter {
  return filterFromQuery(new URLSearchParams(query), now).filter;
}

/** The one car that is watched, where nothing else is asked; null for a search. */
export function watchedPlate(filter: Filter): LicensePlate | null {
  const [plate, ...more] = filter.licenseplates;
  if (plate === undefined || more.length > 0) return null;
  const only = watchedQuery({ ...initialFilter, licenseplates: [plate] });
  return watchedQuery(filter) === only ? (plate as LicensePlate) : null;
}
