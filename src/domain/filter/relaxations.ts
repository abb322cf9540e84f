import { type Filter, type FilterFieldName, filterFieldNames } from "./filter.ts";
import { type ChainLabels, chipsOf, type FilterChip } from "./filter-chips.ts";

/** What to give up, and how many cars that gives. */
export type Relaxation = { labels: readonly string[]; without: Filter; cars: number };

/** The point of a search: whoever asks for a seven-seater gives up the place and the colour before it. [LISTING-28] */
const points: readonly FilterFieldName[] = [
  "brands",
  "series",
  "types",
  "seats",
  "fuelTypes",
  "licenseplates",
];

const mostShown = 3;
/** Of very many chips not all pairs are tried. */
const chipsPaired = 12;

/** Two or three ways out of an empty list with their true numbers; two things at a time where neither alone helps. [LISTING-9] [LISTING-28] */
export function relaxationsOf(
  filter: Filter,
  chain: ChainLabels,
  count: (filter: Filter) => number,
): Relaxation[] {
  const chips = chipsOf(filter, chain);
  const single = chips.map(({ label, without }) => ({ labels: [label], without, cars: count(without) }));
  const helpless = chips.filter((_, at) => single[at]?.cars === 0);
  const ways = [...single, ...pairsOf(helpless, chain, count)].filter(({ cars }) => cars > 0);
  return ways
    .map((way) => ({ way, lost: pointsLost(filter, way.without) }))
    .toSorted(
      (one, other) =>
        one.lost - other.lost ||
        one.way.labels.length - other.way.labels.length ||
        other.way.cars - one.way.cars,
    )
    .slice(0, mostShown)
    .map(({ way }) => way);
}

/** Of what does not help by itself. */
function pairsOf(
  chips: readonly FilterChip[],
  chain: ChainLabels,
  count: (filter: Filter) => number,
): Relaxation[] {
  const labels = chips.slice(0, chipsPaired).map(({ label }) => label);
  return chips.slice(0, chipsPaired).flatMap(({ label, without }, at) =>
    chipsOf(without, chain)
      .filter((other) => labels.indexOf(other.label) > at)
      .map((other) => ({ labels: [label, other.label], without: other.without, cars: count(other.without) })),
  );
}

function pointsLost(filter: Filter, without: Filter): number {
  return fieldsLost(filter, without).filter((field) => points.includes(field)).length;
}

/** Which fields ask otherwise. */
function fieldsLost(filter: Filter, without: Filter): FilterFieldName[] {
  return filterFieldNames.filter(
    (field) => field !== "page" && JSON.stringify(filter[field]) !== JSON.stringify(without[field]),
  );
}
