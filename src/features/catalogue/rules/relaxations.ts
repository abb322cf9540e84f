import { type Filter, type FilterFieldName, filterFieldNames } from "./filter.ts";
import { type ChainLabels, chipsOf, type FilterChip } from "./filter-chips.ts";
import { withChoice } from "./with-field.ts";

/** What to give up, and how many cars that gives. */
export type Relaxation = { labels: readonly string[]; without: Filter; cars: number };

/** The point of a search: whoever asks for a seven-seater gives up the place and the colour before it. */
const points: readonly FilterFieldName[] = [
  "brands",
  "series",
  "types",
  "seats",
  "fuelTypes",
  "licenseplates",
];

const maxShown = 3;
/** Of very many chips not all pairs are tried. */
const chipsPaired = 12;

/**
 * Two or three ways out of an empty list with their true numbers; two things at a time where neither alone helps, and more
 * only where no two do.
 */
export function relaxationsOf(
  filter: Filter,
  chain: ChainLabels,
  count: (filter: Filter) => number,
): Relaxation[] {
  const chips = chipsOf(filter, chain);
  const single = chips.map(({ label, without }) => ({ labels: [label], without, cars: count(without) }));
  const helpless = chips.filter((_, at) => single[at]?.cars === 0);
  const few = [...single, ...pairsOf(helpless, chain, count)].filter(({ cars }) => cars > 0);
  return (few.length > 0 ? few : manyOf(filter, chips, count))
    .map((option) => ({ option, lost: pointsLost(filter, option.without) }))
    .toSorted(
      (one, other) =>
        one.lost - other.lost ||
        one.option.labels.length - other.option.labels.length ||
        other.option.cars - one.option.cars,
    )
    .slice(0, maxShown)
    .map(({ option }) => option);
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

type Part = { labels: string[]; fields: FilterFieldName[] };

/**
 * Where no two things help: for each point of the search as little as lets it stay. Whole fields, since of those that are any
 * of several no single value is in the way.
 */
function manyOf(
  filter: Filter,
  chips: readonly FilterChip[],
  count: (filter: Filter) => number,
): Relaxation[] {
  const parts = partsOf(filter, chips);
  const isPoint = ({ fields }: Part) => fields.some((field) => points.includes(field));
  const [requestedParts, others] = [parts.filter(isPoint), parts.filter((part) => !isPoint(part))];
  const candidates = requestedParts.length > 0 ? requestedParts.slice(0, maxShown) : others.slice(-1);
  const options = candidates.map((candidate) => {
    const inOrder = [...others, ...requestedParts].filter((part) => part !== candidate);
    const enough = inOrder.findIndex((_, at) => count(withoutParts(filter, inOrder.slice(0, at + 1))) > 0);
    const remainingParts = leastOf(
      enough === -1 ? [...inOrder, candidate] : inOrder.slice(0, enough + 1),
      (fewer) => count(withoutParts(filter, fewer)),
    );
    const without = withoutParts(filter, remainingParts);
    return { labels: remainingParts.flatMap(({ labels }) => labels), without, cars: count(without) };
  });
  const once = new Map(options.map((option) => [option.labels.toSorted().join(), option]));
  return [...once.values()].filter(({ cars }) => cars > 0);
}

/** What need not be given up for there to be cars is taken back, the last thing first: the point before the place. */
function leastOf(keptParts: readonly Part[], count: (parts: readonly Part[]) => number): readonly Part[] {
  return keptParts.toReversed().reduce<readonly Part[]>((fewest, part) => {
    const fewer = fewest.filter((one) => one !== part);
    return count(fewer) > 0 ? fewer : fewest;
  }, keptParts);
}

/** The chips that ask of the same fields are one part. */
function partsOf(filter: Filter, chips: readonly FilterChip[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { label, without } of chips) {
    const fields = fieldsLost(filter, without);
    const part = parts.get(fields.join()) ?? { labels: [], fields };
    part.labels.push(label);
    parts.set(fields.join(), part);
  }
  return [...parts.values()];
}

function withoutParts(filter: Filter, parts: readonly Part[]): Filter {
  return parts.flatMap(({ fields }) => fields).reduce((rest, field) => withChoice(rest, field, null), filter);
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
