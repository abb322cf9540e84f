import type { CarFacts } from "../stock/car-facts.ts";
import {
  equipmentOptions,
  type OptionFacetName,
  optionFacetNames,
  optionFacets,
  placesOfStock,
} from "./facets.ts";
import { type RangeName, rangeColumns, rangeNames, type Steps, stepsReached } from "./ranges.ts";
import { recordOf } from "./record-of.ts";

export type CountedFacet = OptionFacetName | RangeName;
export const countedFacets: readonly CountedFacet[] = [...optionFacetNames, ...rangeNames];

/** Where the counts of everything stand in one list: facet by facet, then equipment, then makes. */
export type Codebook = {
  steps: Steps;
  /** The options of a facet, and the code of each. */
  options: Readonly<Record<OptionFacetName, Options>>;
  /** A facet's counts, and how many values it has. */
  places: Readonly<Record<CountedFacet, { at: number; size: number }>>;
  equipmentAt: number;
  /** Makes come last: they are as many as the stock has. */
  makesAt: number;
};

type Options = { values: readonly string[]; codes: ReadonlyMap<string, number> };

/** A row's value in a facet is one byte. */
const mostValues = 256;

/** `stores`: the slugs that a car of this stock can have as its place. */
export function codebookFor(steps: Steps, stores: readonly string[]): Codebook {
  const optionsOfStores = optionsOf(stores);
  const options = recordOf(optionFacetNames, (facet) => {
    const values = optionFacets[facet].options;
    return values === placesOfStock ? optionsOfStores : optionsOf(values);
  });
  let at = 0;
  const places = recordOf(countedFacets, (facet) => {
    // One value more than options or steps: for cars that do not say.
    const size = isRange(facet) ? steps[facet].length + 2 : options[facet].values.length + 1;
    if (size > mostValues)
      throw new Error(`${facet} has ${size} values, and there is room for ${mostValues}`);
    at += size;
    return { at: at - size, size };
  });
  return { steps, options, places, equipmentAt: at, makesAt: at + equipmentOptions.length };
}

function optionsOf(values: readonly string[]): Options {
  return { values, codes: new Map(values.map((value, code) => [value, code])) };
}

function isRange(facet: CountedFacet): facet is RangeName {
  return facet in rangeColumns;
}

/** Undefined for a word that is no option. */
export function findOptionCode(
  { options }: Codebook,
  facet: OptionFacetName,
  option: string,
): number | undefined {
  return options[facet].codes.get(option);
}

/** What a car is within one facet: the number of its option or of the steps it has reached. */
export function valueIn(facet: CountedFacet, car: CarFacts, codebook: Codebook): number {
  const { steps, options } = codebook;
  if (isRange(facet)) {
    const shown = rangeColumns[facet].shownOf(car);
    return shown === null ? steps[facet].length + 1 : stepsReached(steps[facet], shown);
  }
  const option = optionFacets[facet].optionOf(car);
  const unknown = options[facet].values.length;
  return option === null ? unknown : (findOptionCode(codebook, facet, option) ?? unknown);
}

/** The equipment of a car, a bit for each. */
export function equipmentOf({ equipment }: Pick<CarFacts, "equipment">): number {
  let tags = 0;
  for (const tag of equipment) {
    const at = equipmentOptions.indexOf(tag);
    if (at >= 0) tags |= 1 << at;
  }
  return tags;
}
