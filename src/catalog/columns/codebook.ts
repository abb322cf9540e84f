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
  ["types", "seats", "physicalLocations"],
  ["facilities", "carColors"],
  ["fuelTypes", "gearbox", "hasAwd", "hasTowbar", "leasable", "cars"],
  ["horsepower", "wltp"],
  ["price", "monthlyPayment"],
  ["year", "mileage"],
];
const equipmentLane = lanes.length;
export const makeLane = equipmentLane + 1;

/** Where each thing that is counted stands in the list of counts. */
type Place = { lane: number; laneStart: number; at: number; size: number; targets: Int32Array };

export type Codebook = {
  steps: Steps;
  places: Readonly<Record<CountedFacet, Place>>;
  equipmentAt: number;
  /** Makes come last, in codes as in counts: they are as many as the stock has. */
  makeCodesAt: number;
  makeCountsAt: number;
  /** For each code below the makes: the counts that a car with this code belongs to. */
  targetsStart: Uint32Array;
  targets: Uint16Array;
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
  const targetsOfCode: number[][] = [];
  let countsAt = 0;
  lanes.forEach((facets, lane) => {
    const sizes = facets.map((facet) => sizeOf(facet, steps));
    const laneStart = targetsOfCode.length;
    const laneSize = sizes.reduce((product, size) => product * size, 1);
    for (let code = 0; code < laneSize; code++) targetsOfCode.push([]);
    let stride = 1;
    facets.forEach((facet, index) => {
      const size = sizes[index] as number;
      const targets = new Int32Array(laneStart + laneSize);
      for (let code = 0; code < laneSize; code++) {
        const target = countsAt + (Math.floor(code / stride) % size);
        targets[laneStart + code] = target;
        targetsOfCode[laneStart + code]?.push(target);
      }
      places[facet] = { lane, laneStart, at: countsAt, size, targets };
      countsAt += size;
      stride *= size;
    });
  });
  const equipmentAt = countsAt;
  for (let code = 0; code < 1 << equipmentOptions.length; code++) {
    targetsOfCode.push(equipmentOptions.flatMap((_, tag) => ((code >> tag) & 1 ? [equipmentAt + tag] : [])));
  }
  return {
    steps,
    places: places as Record<CountedFacet, Place>,
    equipmentAt,
    makeCodesAt: targetsOfCode.length,
    makeCountsAt: equipmentAt + equipmentOptions.length,
    ...flattened(targetsOfCode),
  };
}

function flattened(lists: readonly number[][]): Pick<Codebook, "targetsStart" | "targets"> {
  const targetsStart = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    targetsStart[at + 1] = (targetsStart[at] as number) + list.length;
  });
  return { targetsStart, targets: Uint16Array.from(lists.flat()) };
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
  const start = row * lanesPerRow;
  let laneStart = 0;
  lanes.forEach((facets, lane) => {
    let code = 0;
    let stride = 1;
    for (const facet of facets) {
      code += valueIn(facet, car, codebook.steps) * stride;
      stride *= codebook.places[facet].size;
    }
    codes[start + lane] = laneStart + code;
    laneStart += stride;
  });
  let tags = 0;
  for (const tag of car.equipment) tags |= 1 << equipmentOptions.indexOf(tag);
  tags &= (1 << equipmentOptions.length) - 1;
  codes[start + equipmentLane] = laneStart + tags;
  codes[start + makeLane] = codebook.makeCodesAt + make;
}
