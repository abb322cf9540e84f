import { type BodyType, bodyTypes, bodyTypesMeantBy } from "#domain/car/vocabulary.ts";
import { type BrandCount, completeBrandCounts } from "#domain/filter/brand-count.ts";
import type { Codebook } from "../columns/codebook.ts";
import { equipmentOptions, type OptionFacetName, optionFacetNames, optionFacets } from "../columns/facets.ts";
import type { MakeBook } from "../columns/make-book.ts";
import { type RangeName, rangeNames } from "../columns/ranges.ts";

/** An option as it stands in addresses, and how many cars there are with it instead of what its field asks now. */
export type OptionCount = { value: string; count: number };

/** Every option of every filter field that has options. A make or series is one that the stock has. */
export type Facets = Readonly<
  Record<OptionFacetName | "brands" | "series" | "equipmentTags", readonly OptionCount[]>
>;

/**
 * How many cars lie between the steps: `counts[0]` below the first step, `counts[n]` from step n up to the next, the
 * last from the last step on. Cars of which the number is not known are in none.
 */
export type Histogram = { steps: readonly number[]; counts: readonly number[] };
export type Histograms = Readonly<Record<RangeName, Histogram>>;

export function facetsOf(counts: Int32Array, codebook: Codebook, makes: MakeBook): Facets {
  const facets = {} as Record<keyof Facets, readonly OptionCount[]>;
  for (const facet of optionFacetNames) {
    const { at } = codebook.places[facet];
    facets[facet] = optionFacets[facet].options.map((value, code) => ({
      value,
      count: counts[at + code] ?? 0,
    }));
  }
  facets.types = bodyCounts(facets.types);
  facets.equipmentTags = equipmentOptions.map((value, tag) => ({
    value,
    count: counts[codebook.equipmentAt + tag] ?? 0,
  }));
  facets.brands = makeCounts(counts, codebook, makes, "make");
  facets.series = makeCounts(counts, codebook, makes, "series");
  return facets;
}

export function histogramsOf(counts: Int32Array, { places, steps }: Codebook): Histograms {
  const histograms = {} as Record<RangeName, Histogram>;
  for (const range of rangeNames) {
    const { at } = places[range];
    const end = at + steps[range].length + 1;
    histograms[range] = { steps: steps[range], counts: Array.from(counts.subarray(at, end)) };
  }
  return histograms;
}

/** The makes with their series, those that have cars. */
export function brandCountOf(counts: Int32Array, codebook: Codebook, makes: MakeBook): BrandCount[] {
  const brands = new Map<string, { series: { name: string | null; count: number }[]; count: number }>();
  makes.entries.forEach(({ make, series }, number) => {
    const count = counts[codebook.makeCountsAt + number] ?? 0;
    if (count === 0) return;
    const brand = brands.get(make) ?? { series: [], count: 0 };
    brand.series.push({ name: series || null, count });
    brand.count += count;
    brands.set(make, brand);
  });
  return completeBrandCounts([...brands].map(([brand, { series, count }]) => ({ brand, series, count })));
}

/** Two bodies are also the names of groups, and are chosen as such. [VOCAB-5] */
function bodyCounts(bodies: readonly OptionCount[]): OptionCount[] {
  const countOf = new Map(bodies.map(({ value, count }) => [value, count]));
  return bodies.map(({ value }) => ({
    value,
    count: (bodiesMeant[value as BodyType] ?? []).reduce((sum, body) => sum + (countOf.get(body) ?? 0), 0),
  }));
}

const bodiesMeant = Object.fromEntries(
  Object.keys(bodyTypes).map((body) => [body, bodyTypesMeantBy(body)]),
) as Record<BodyType, readonly BodyType[]>;

function makeCounts(
  counts: Int32Array,
  { makeCountsAt }: Codebook,
  { entries }: MakeBook,
  part: "make" | "series",
): OptionCount[] {
  const byValue = new Map<string, OptionCount>();
  for (let number = 0; number < entries.length; number++) {
    const value = entries[number]?.[part] ?? "";
    const count = counts[makeCountsAt + number] ?? 0;
    const option = byValue.get(value);
    if (option) option.count += count;
    else byValue.set(value, { value, count });
  }
  return [...byValue.values()];
}
