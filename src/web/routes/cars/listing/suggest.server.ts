import { countFound, search } from "#catalog/search.ts";
import { findMakeOfSeries, makeLabel, seriesLabel } from "#domain/car/makes.ts";
import { initialFilter } from "#domain/filter/filter.ts";
import { filterDescription } from "#domain/filter/filter-labels.ts";
import { folded } from "#domain/sentence/tokens.ts";
import { carCountText } from "#domain/text/car-count.ts";
import { addressOf } from "#web/features/car-list/listing-view.ts";
import type { Suggestion } from "#web/features/car-list/suggestions-view.ts";
import { askedFilter } from "./asked-filter.server.ts";
import type { ListKind } from "./load-listing.server.ts";

const mostMakes = 3;
const mostSeries = 5;

/** Makes and series that begin so, most cars first, and how the text would be read as a sentence. [LISTING-12] */
export function suggestionsFor<Car>(kind: ListKind<Car>, text: string, now: Date): Suggestion[] {
  const { catalog, path } = kind;
  const typed = folded(text.trim());
  if (typed === "") return [];
  const { facets } = search(catalog, initialFilter, { pageSize: 1 });
  const list = { path, isMonthly: false, unread: [] };
  const begins = (label: string) =>
    [label, ...label.split(/\s+/).slice(1)].some((words) => folded(words).startsWith(typed));

  const makes = mostCars(facets.brands.map((make) => ({ ...make, label: makeLabel(make.value) })))
    .filter(({ label }) => begins(label))
    .slice(0, mostMakes)
    .map(({ value, label, count }) => ({
      label,
      kind: "Märke",
      count: carCountText(count),
      to: addressOf({ ...initialFilter, brands: [value] }, list),
    }));
  const series = mostCars(facets.series.map((one) => ({ ...one, label: seriesName(one.value) })))
    .filter(({ label }) => begins(label))
    .slice(0, mostSeries)
    .map(({ value, label, count }) => ({
      label,
      kind: "Modell",
      count: carCountText(count),
      to: addressOf({ ...initialFilter, series: [value] }, list),
    }));
  return [...makes, ...series, ...readingOf(kind, text, now)];
}

/** Only worth a row when the sentence asks more than one thing: one thing is a make or a series above. */
function readingOf<Car>({ catalog, path, chain }: ListKind<Car>, text: string, now: Date): Suggestion[] {
  const isFound = (word: string) => countFound(catalog, { ...initialFilter, search: word }) > 0;
  const { filter, isSentence } = askedFilter(new URLSearchParams({ search: text }), { now, chain, isFound });
  const said = filterDescription(filter, chain.everyLabel);
  if (!isSentence || said.length === 0) return [];
  return [
    {
      label: said.join(", "),
      kind: "Så läser vi det",
      count: carCountText(countFound(catalog, filter)),
      to: addressOf(filter, { path, isMonthly: false, unread: [] }),
    },
  ];
}

function seriesName(series: string): string {
  const make = findMakeOfSeries(series);
  const label = seriesLabel(series);
  return make === null || label.toLowerCase().startsWith(make) ? label : `${makeLabel(make)} ${label}`;
}

function mostCars<Counted extends { count: number }>(counted: readonly Counted[]): Counted[] {
  return counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}
