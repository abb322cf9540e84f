import type { CarFacts } from "../stock/car-facts.ts";
import { equipmentOptions, type OptionFacetName, optionFacetNames, optionFacets } from "./facets.ts";
import { type RangeName, rangeColumns, rangeNames, type Steps, stepsReached } from "./ranges.ts";
import { recordOf } from "./record-of.ts";

export type CountedFacet = OptionFacetName | RangeName;
export const countedFacets: readonly CountedFacet[] = [...optionFacetNames, ...rangeNames];

/** Where the counts of everything stand in one list: facet by facet, then equipment, then makes. */
export type Codebook = {
  steps: Steps;
  /** A facet's counts, and how many values it has. */
  places: Readonly<Record<CountedFacet, { at: number; size: number }>>;
  equipmentAt: number;
  /** Makes come last: they are as many as the stock has. */
  makesAt: number;
};

export function codebookFor(steps: Steps): Codebook {
  let at = 0;
  const places = recordOf(countedFacets, (facet) => {
    const size = sizeOf(facet, steps);
    at += size;
    return { at: at - size, size };
  });
  return { steps, places, equipmentAt: at, makesAt: at + equipmentOptions.length };
}

/** Each facet has one value more than options or steps: for cars that do not say. */
function sizeOf(facet: CountedFacet, steps: Steps): number {
  return isRange(facet) ? steps[facet].length + 2 : optionFacets[facet].options.length + 1;
}

function isRange(facet: CountedFacet): facet is RangeName {
  return facet in rangeColumns;
}

const codeOfOption = recordOf(optionFacetNames, (facet): ReadonlyMap<string, number> => {
  const options: readonly string[] = optionFacets[facet].options;
  return new Map(options.map((option, code) => [option, code]));
});

/** Undefined for a word that is no option. */
export function findOptionCode(facet: OptionFacetName, option: string): number | undefined {
  return codeOfOption[facet].get(option);
}

/** What a car is within one facet: the number of its option or of the steps it has reached. */
export function valueIn(facet: CountedFacet, car: CarFacts, steps: Steps): number {
  if (isRange(facet)) {
    const shown = rangeColumns[facet].shownOf(car);
    return shown === null ? steps[facet].length + 1 : stepsReached(steps[facet], shown);
  }
  const option = optionFacets[facet].optionOf(car);
  const unknown = optionFacets[facet].options.length;
  return option === null ? unknown : (findOptionCode(facet, option) ?? unknown);
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
