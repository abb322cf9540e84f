import type { BrandCount, SeriesCount } from "#features/cars/rules/brand-count.ts";
import { type FacetFieldName, facetFieldNames } from "../../rules/filter.ts";
import { type RangeName, rangeNames } from "../../rules/ranges.ts";
import type { FacetDictionary, OptionDictionary } from "../columns/facet-dictionary.ts";
import type { MakeDictionary, MakeValues } from "../columns/make-dictionary.ts";

/** An option as it stands in addresses, and how many cars there are with it instead of what its field asks now. */
export type OptionCount = { value: string; count: number };

/** Every option of every filter field that has options. A make or series is one that the stock has. */
export type Facets = Readonly<
  Record<FacetFieldName | "brands" | "series" | "equipmentTags", readonly OptionCount[]>
>;

/**
 * How many cars lie between the steps: `counts[0]` below the first step, `counts[n]` from step n up to the next, the
 * last from the last step on. Cars of which the number is not known are in none.
 */
export type Histogram = { steps: readonly number[]; counts: readonly number[] };
export type Histograms = Readonly<Record<RangeName, Histogram>>;

export function facetsOf(counts: Int32Array, dictionary: FacetDictionary, makes: MakeDictionary): Facets {
  const facets = {} as Record<keyof Facets, readonly OptionCount[]>;
  for (const facet of facetFieldNames) {
    facets[facet] = optionCounts(dictionary.options[facet], counts, dictionary.places[facet].at);
  }
  facets.equipmentTags = dictionary.equipment.map((value, at) => ({
    value,
    count: counts[dictionary.equipmentAt + at] as number,
  }));
  facets.brands = makeCounts(counts, dictionary, makes.brands);
  facets.series = makeCounts(counts, dictionary, makes.series);
  return facets;
}

/** An option counts the cars of all that it stands for: bodies of a group, owners up to a number. */
function optionCounts({ words, codesOf }: OptionDictionary, counts: Int32Array, from: number): OptionCount[] {
  return words.map((value) => {
    let count = 0;
    for (const code of codesOf.get(value) ?? []) count += counts[from + code] as number;
    return { value, count };
  });
}

export function histogramsOf(counts: Int32Array, { places, steps }: FacetDictionary): Histograms {
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
export function brandCountOf(
  counts: Int32Array,
  { makesAt }: FacetDictionary,
  makes: MakeDictionary,
): BrandCount[] {
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
    // A make is named with its series, or not at all.
    if (brand !== "" && series.length > 0) brands.push({ brand, series, count });
  }
  return brands;
}

function makeCounts(
  counts: Int32Array,
  { makesAt }: FacetDictionary,
  { values, ofEntry }: MakeValues,
): OptionCount[] {
  const options = values.map((value): OptionCount => ({ value, count: 0 }));
  for (let entry = 0; entry < ofEntry.length; entry++) {
    const option = options[ofEntry[entry] as number];
    if (option) option.count += counts[makesAt + entry] as number;
  }
  return options;
}
