import type { CarFacts } from "../stock/car-facts.ts";
import { equipmentOptions, type OptionFacetName, optionFacetNames, optionFacets } from "./facets.ts";
import { type RangeName, rangeColumns, type Steps, stepsReached } from "./ranges.ts";
import { recordOf } from "./record-of.ts";

export type CountedFacet = OptionFacetName | RangeName;

/**
 * A car is eight 16-bit codes, and each code says several things at once: that is why one look at sixteen bytes
 * counts a car in every facet. What stands together in a lane is chosen so that no lane has many codes.
 */
export const lanesPerRow = 8;
const lanes: readonly (readonly CountedFacet[])[] = [
  ["types", "seats", "carColors"],
  ["facilities", "physicalLocations"],
  ["horsepower", "fuelTypes", "gearbox", "cars"],
  ["wltp", "hasAwd", "hasTowbar", "leasable"],
  ["price", "monthlyPayment"],
  ["mileage", "year"],
];
const equipmentLane = lanes.length;
export const makeLane = equipmentLane + 1;

/** Where a facet stands: in a lane, where each value takes `stride` codes, and in the list of counts. */
type Place = { lane: number; stride: number; size: number; at: number };

type Lane = { facets: readonly CountedFacet[]; start: number; size: number };

export type Codebook = {
  steps: Steps;
  lanes: readonly Lane[];
  places: Readonly<Record<CountedFacet, Place>>;
  equipmentCodesAt: number;
  equipmentAt: number;
  /** Makes come last, in codes as in counts: they are as many as the stock has. */
  makeCodesAt: number;
  makeCountsAt: number;
};

/** Each facet has one code more than options or steps: for cars that do not say. */
function sizeOf(facet: CountedFacet, steps: Steps): number {
  return isRange(facet) ? steps[facet].length + 2 : optionFacets[facet].options.length + 1;
}

function isRange(facet: CountedFacet): facet is RangeName {
  return facet in rangeColumns;
}

export function codebookFor(steps: Steps): Codebook {
  const places: Partial<Record<CountedFacet, Place>> = {};
  const sized: Lane[] = [];
  let codesAt = 0;
  let countsAt = 0;
  lanes.forEach((facets, lane) => {
    let stride = 1;
    for (const facet of facets) {
      const size = sizeOf(facet, steps);
      places[facet] = { lane, stride, size, at: countsAt };
      countsAt += size;
      stride *= size;
    }
    sized.push({ facets, start: codesAt, size: stride });
    codesAt += stride;
  });
  return {
    steps,
    lanes: sized,
    places: places as Record<CountedFacet, Place>,
    equipmentCodesAt: codesAt,
    equipmentAt: countsAt,
    makeCodesAt: codesAt + (1 << equipmentOptions.length),
    makeCountsAt: countsAt + equipmentOptions.length,
  };
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

/** Writes the eight codes of a car. Codes count from the start of all lanes, so that they need no further sums. */
export function writeCodes(
  codebook: Codebook,
  car: CarFacts,
  make: number,
  codes: Uint16Array,
  row: number,
): void {
  const at = row * lanesPerRow;
  codebook.lanes.forEach(({ facets, start }, lane) => {
    let code = start;
    for (const facet of facets) code += valueIn(facet, car, codebook.steps) * codebook.places[facet].stride;
    codes[at + lane] = code;
  });
  let tags = 0;
  for (const tag of car.equipment) tags |= 1 << equipmentOptions.indexOf(tag);
  codes[at + equipmentLane] = codebook.equipmentCodesAt + (tags & ((1 << equipmentOptions.length) - 1));
  codes[at + makeLane] = codebook.makeCodesAt + make;
}
