import { type BodyType, bodyTypes, bodyTypesMeantBy } from "#domain/car/vocabulary.ts";
import type { BrandCount, SeriesCount } from "#domain/filter/brand-count.ts";
import type { Codebook } from "../columns/codebook.ts";
import { equipmentOptions, type OptionFacetName, optionFacetNames } from "../columns/facets.ts";
import type { MakeBook, Values } from "../columns/make-book.ts";
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
    facets[facet] = optionCounts(codebook.options[facet].values, counts, codebook.places[facet].at);
  }
  facets.types = bodyCounts(facets.types);
  facets.equipmentTags = optionCounts(equipmentOptions, counts, codebook.equipmentAt);
  facets.brands = makeCounts(counts, codebook, makes.brands);
  facets.series = makeCounts(counts, codebook, makes.series);
  return facets;
}

function optionCounts(values: readonly string[], counts: Int32Array, from: number): OptionCount[] {
  return values.map((value, at) => ({ value, count: counts[from + at] as number }));
}

export function histogramsOf(counts: Int32Array, { places, steps }: Codebook): Histograms {
  const histograms = {} as Record<RangeName, Histogram>;
  for (const range of rangeNames) {
    histograms[range] = {
      steps: steps[range],
      counts: listFrom(counts, places[range].at, steps[range].length + 1),
    };
  }
  return histograms;
}

/** As long as it is going to be from the start, which is several times faster than to let it grow. */
function listFrom(counts: Int32Array, from: number, length: number): number[] {
  const list = new Array<number>(length);
  for (let at = 0; at < length; at++) list[at] = counts[from + at] as number;
  return list;
}

/** The makes with their series, those that have cars. */
export function brandCountOf(counts: Int32Array, { makesAt }: Codebook, makes: MakeBook): BrandCount[] {
  const brands: BrandCount[] = [];
  for (const { brand, entries } of makes.byBrand) {
    const series: SeriesCount[] = [];
    let count = 0;
    for (const { name, number } of entries) {
      const cars = counts[makesAt + number] as number;
      count += cars;
      // A car without a series counts for its make, but there is no series to name.
      if (cars > 0 && name !== "") series.push({ name, count: cars });
    }
    // A make is named with its series, or not at all. [LIST-8]
    if (brand !== "" && series.length > 0) brands.push({ brand, series, count });
  }
  return brands;
}

/** Two bodies are also the names of groups, and are chosen as such. [VOCAB-5] */
function bodyCounts(bodies: readonly OptionCount[]): OptionCount[] {
  return bodies.map(({ value }, body) => {
    let count = 0;
    for (const meant of bodiesMeant[body] ?? []) count += bodies[meant]?.count ?? 0;
    return { value, count };
  });
}

const bodyNames = Object.keys(bodyTypes) as BodyType[];
const bodiesMeant = bodyNames.map((body) => bodyTypesMeantBy(body).map((meant) => bodyNames.indexOf(meant)));

function makeCounts(counts: Int32Array, { makesAt }: Codebook, { values, ofEntry }: Values): OptionCount[] {
  const options = values.map((value): OptionCount => ({ value, count: 0 }));
  for (let entry = 0; entry < ofEntry.length; entry++) {
    const option = options[ofEntry[entry] as number];
    if (option) option.count += counts[makesAt + entry] as number;
  }
  return options;
}
