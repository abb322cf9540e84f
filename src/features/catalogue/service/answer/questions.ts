import {
  boundsOf,
  type FacetFieldName,
  type Filter,
  facetFieldNames,
  parameterValuesOf,
} from "../../rules/filter.ts";
import { type RangeName, rangeNames } from "../../rules/ranges.ts";
import type { Bounds } from "../../rules/steps.ts";
import {
  addBits,
  type Bits,
  clearBit,
  intersect,
  setBit,
  writeIntersection,
  writeUnion,
} from "../columns/bits.ts";
import { type CountedFacet, codesMatching, type FacetDictionary } from "../columns/facet-dictionary.ts";
import { type MakeDictionary, requestedMakes } from "../columns/make-dictionary.ts";
import { rowsWithPlate } from "../columns/plate-index.ts";
import { rowsWithin } from "../columns/range-bits.ts";
import { rangeColumns, type Steps } from "../columns/range-columns.ts";
import { addRun } from "../columns/runs.ts";
import type { Segment } from "../columns/segment.ts";
import type { StockKind } from "../stock/indexed-car.ts";
import { type Precomputed, precomputedSum, precomputedWithin } from "./precomputed.ts";

/**
 * One field of the filter, and the rows that agree with it. `asked` are the codes of the options it names, none for
 * makes and ranges. `precomputed` are the counts of these rows; null when they have to be counted.
 */
export type Question = {
  facet: CountedFacet | "makes";
  agreeing: Bits;
  optionCodes: readonly number[];
  precomputed: Precomputed | null;
};

type SearchContext<Car> = { segment: Segment<Car>; kind: StockKind<Car> };

/** The fields whose options are counted as if nothing were chosen in the field itself. */
export function questionsOf<Car>(
  filter: Filter,
  { segment }: SearchContext<Car>,
  { makes, facets }: { makes: MakeDictionary; facets: FacetDictionary },
): Question[] {
  const questions: Question[] = [];
  const optionCodes = requestedMakes(makes, {
    brands: parameterValuesOf(filter, "brands"),
    series: parameterValuesOf(filter, "series"),
  });
  if (optionCodes) {
    const precomputed = precomputedSum(optionCodes.map((make) => segment.countedSets.makes[make]));
    questions.push({
      facet: "makes",
      agreeing: rowsOfMakes(segment, optionCodes),
      optionCodes: [],
      precomputed,
    });
  }
  for (const facet of facetFieldNames) {
    const words = parameterValuesOf(filter, facet);
    if (words.length === 0) continue;
    const codes = codesMatching(facets.options[facet], words);
    const precomputed = precomputedSum(codes.map((code) => segment.countedSets.options[facet][code]));
    questions.push({
      facet,
      agreeing: rowsWithOption(segment, facet, codes),
      optionCodes: codes,
      precomputed,
    });
  }
  for (const range of rangeNames) {
    const bounds = boundsOf(filter, range);
    if (bounds.from === null && bounds.to === null) continue;
    questions.push(rangeQuestion(segment, range, bounds, facets.steps));
  }
  return questions;
}

/**
 * What all options are counted under: all chosen equipment is required, plates have no options, and `only` some of the
 * stock may be asked. Null: no such.
 */
export function requiredRows<Car>(
  filter: Filter,
  { segment, kind }: SearchContext<Car>,
  { equipment }: FacetDictionary,
  only?: (car: Car) => boolean,
): Bits | null {
  const tags = parameterValuesOf(filter, "equipmentTags");
  const plates = parameterValuesOf(filter, "licenseplates");
  if (tags.length === 0 && plates.length === 0 && !only) return null;
  const rows = segment.pool.acquireEmpty();
  if (plates.length > 0) {
    for (const plate of plates) {
      for (const row of rowsWithPlate(segment.plates, plate)) {
        if (kind.plateOf(segment.cars[row] as Car) === plate) setBit(rows, row);
      }
    }
  } else rows.fill(-1);
  for (const tag of tags) {
    const having = segment.equipment[equipment.indexOf(tag)];
    if (having) intersect(rows, having);
    else rows.fill(0);
  }
  if (only) {
    segment.cars.forEach((car, row) => {
      if (!only(car)) clearBit(rows, row);
    });
  }
  return rows;
}

function rowsWithOption(
  { options, pool }: Segment<unknown>,
  facet: FacetFieldName,
  codes: readonly number[],
): Bits {
  const [first, second, ...others] = codes.map((code) => options[facet][code] as Bits);
  if (!first) return pool.acquireEmpty();
  if (!second) return first;
  const rows = pool.acquire();
  writeUnion(rows, first, second);
  for (const bits of others) addBits(rows, bits);
  return rows;
}

function rowsOfMakes({ makes, pool }: Segment<unknown>, optionCodes: readonly number[]): Bits {
  const rows = pool.acquireEmpty();
  for (const make of optionCodes) addRun(rows, makes, make);
  return rows;
}

/** For a bound that is one of the steps the rows are precomputed. */
function rangeQuestion(
  { ranges, pool, countedSets }: Segment<unknown>,
  range: RangeName,
  bounds: Bounds,
  steps: Steps,
): Question {
  const fromStep = bounds.from === null ? null : steps[range].indexOf(bounds.from);
  const toStep = bounds.to === null ? null : steps[range].indexOf(bounds.to);
  const compared = rangeColumns[range].compared(bounds);
  if (fromStep === -1 || toStep === -1) {
    const agreeing = rowsWithin(ranges[range].values, compared);
    return { facet: range, agreeing, optionCodes: [], precomputed: null };
  }
  const from = fromStep === null ? null : (ranges[range].from[fromStep] as Bits);
  const to = toStep === null ? null : (ranges[range].to[toStep] as Bits);
  const precomputed = precomputedWithin(countedSets.ranges[range], { fromStep, toStep }, compared);
  const one = from ?? to;
  if (!one || !from || !to)
    return { facet: range, agreeing: one ?? pool.acquireEmpty(), optionCodes: [], precomputed };
  const agreeing = pool.acquire();
  writeIntersection(agreeing, from, to);
  return { facet: range, agreeing, optionCodes: [], precomputed };
}
