import type { Slices } from "../slices.ts";
import type { FacetValues } from "./code-parts.ts";
import { type CountedFacet, countedFacets, type FacetDictionary } from "./facet-dictionary.ts";

export type PackedFacet = CountedFacet | "makes";

/** Which facets share a code: lane by lane the parts that its codes are made of, and the facets of each part. */
export type FacetPacking = readonly (readonly (readonly PackedFacet[])[])[];

/** Facets that are packed together, and what each row of the sample is in them, numbered as they were met. */
type Group = {
  facets: readonly PackedFacet[];
  parts: readonly (readonly PackedFacet[])[];
  kinds: Int32Array;
  /** How many kinds there could be: as many as the numbers that tell them apart. */
  span: number;
  /** How many kinds there are in the sample, and how many there must be in the stock. */
  size: number;
  estimate: number;
};

const fewCars = 500;
const maxSample = 4_000;
const maxMakes = 2 ** 16;

/**
 * Packs every counted facet into so many lanes. What goes together (a fuel and its range, a price and its monthly
 * cost) or has few values makes few codes when it shares a lane, and few codes are what makes a count fast. So the two
 * groups that cost fewest codes are put together until the lanes suffice: nobody keeps a list, and a facet that is new
 * finds its own place. The last two groups of a lane are its parts.
 */
export function* packingFor(
  values: FacetValues,
  { places }: FacetDictionary,
  lanes: number,
): Slices<FacetPacking> {
  if (values.makes.length < fewCars) return evenly(lanes);
  const rows = sampledRows(values.makes.length);
  const sampled = (column: Uint8Array | Uint16Array) => Int32Array.from(rows, (row) => column[row] as number);
  let groups = [
    ...countedFacets.map((facet) => single(facet, sampled(values.facets[facet]), places[facet].size)),
    single("makes", sampled(values.makes), maxMakes),
  ];
  const costs = new Map<Group, Map<Group, number>>();
  while (groups.length > lanes) {
    yield;
    const [one, other] = cheapestPair(groups, costs);
    groups = [...groups.filter((group) => group !== one && group !== other), together(one, other)];
  }
  return groups.map(({ parts }) => parts);
}

/** Few cars do not tell what goes together, and are counted fast however they are packed. */
function evenly(lanes: number): FacetPacking {
  const facets: readonly PackedFacet[] = ["makes", ...countedFacets];
  return Array.from({ length: lanes }, (_, lane) => [facets.filter((_facet, at) => at % lanes === lane)]);
}

/** Spread evenly over the stock: cars that are alike stand together. */
function sampledRows(rows: number): number[] {
  const stride = Math.max(1, rows / maxSample);
  return Array.from({ length: Math.floor(rows / stride) }, (_, at) => Math.floor(at * stride));
}

function single(facet: PackedFacet, kinds: Int32Array, span: number): Group {
  return grouped({ facets: [facet], parts: [[facet]], kinds, span });
}

function together(one: Group, other: Group): Group {
  return grouped({
    facets: [...one.facets, ...other.facets],
    parts: [one.facets, other.facets],
    kinds: one.kinds.map((kind, at) => kind * other.size + (other.kinds[at] as number)),
    span: one.span * other.span,
  });
}

function grouped({ kinds, ...group }: Omit<Group, "size" | "estimate">): Group {
  const counts = new Map<number, number>();
  const numbers = new Map<number, number>();
  for (const kind of kinds) {
    if (!numbers.has(kind)) numbers.set(kind, numbers.size);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return {
    ...group,
    kinds: kinds.map((kind) => numbers.get(kind) ?? 0),
    size: numbers.size,
    estimate: estimated(counts),
  };
}

function cheapestPair(groups: readonly Group[], costs: Map<Group, Map<Group, number>>): [Group, Group] {
  let cheapest: [Group, Group] | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [at, one] of groups.entries()) {
    const known = costs.get(one) ?? new Map<Group, number>();
    costs.set(one, known);
    for (const other of groups.slice(at + 1)) {
      const cost = known.get(other) ?? costOf(one, other);
      known.set(other, cost);
      if (cost >= lowest) continue;
      lowest = cost;
      cheapest = [one, other];
    }
  }
  if (!cheapest) throw new Error(`${groups.map(({ facets }) => facets.join(" + "))} fit into no fewer lanes`);
  return cheapest;
}

/** How many codes more there are when they share a lane. */
function costOf(one: Group, other: Group): number {
  // Beyond it two kinds could get one number.
  if (one.span * other.span > Number.MAX_SAFE_INTEGER) return Number.POSITIVE_INFINITY;
  const counts = new Map<number, number>();
  for (let at = 0; at < one.kinds.length; at++) {
    const kind = (one.kinds[at] as number) * other.size + (other.kinds[at] as number);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const both = Math.min(estimated(counts), one.estimate * other.estimate);
  return both;
}

/** How many kinds the stock has: those of the sample, and by those met once or twice how many were not met (Chao). */
function estimated(counts: ReadonlyMap<number, number>): number {
  let once = 0;
  let twice = 0;
  for (const count of counts.values()) {
    if (count === 1) once++;
    else if (count === 2) twice++;
  }
  return counts.size + (once * (once - 1)) / (2 * (twice + 1));
}
