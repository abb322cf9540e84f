import { type FacetFieldName, facetFieldNames } from "../../rules/filter.ts";
import { type RangeName, rangeNames } from "../../rules/ranges.ts";
import type { Slices } from "../slices.ts";
import { type Bits, bitsFor, countBits } from "./bits.ts";
import { addCounted, countCodes } from "./count-codes.ts";
import type { FacetDictionary } from "./facet-dictionary.ts";
import { lanesPerRow, type PackedCodes } from "./packed-codes.ts";
import { type RangeBits, rowsWithin } from "./range-bits.ts";
import { addRun, type Runs } from "./runs.ts";

/** How many cars a set of rows has, and how many of them stand under each option, step, tag and make. */
export type Counted = { size: number; counts: Int32Array };

/**
 * All sets that are ready made, counted beforehand: what one question alone finds is then known without a look at
 * the cars, and what two find needs a look at the fewest only. A megabyte, however large the stock.
 */
export type CountedSets = {
  options: Readonly<Record<FacetFieldName, readonly Counted[]>>;
  ranges: Readonly<Record<RangeName, CountedRange>>;
  makes: readonly Counted[];
};

/** `known`: the cars of which the number is known. Those reach `from`, or stay within `to`, or both. */
export type CountedRange = { known: Counted; from: readonly Counted[]; to: readonly Counted[] };

type Sets = {
  codes: PackedCodes;
  options: Readonly<Record<FacetFieldName, readonly Bits[]>>;
  ranges: Readonly<Record<RangeName, RangeBits>>;
  makes: Runs;
};

export function* countedSetsOf(sets: Sets, { makesAt }: FacetDictionary): Slices<CountedSets> {
  const countEach = counterOf(sets.codes, makesAt + sets.makes.length - 1);
  const options: Partial<Record<FacetFieldName, readonly Counted[]>> = {};
  for (const facet of facetFieldNames) options[facet] = yield* countEach(sets.options[facet]);
  const ranges: Partial<Record<RangeName, CountedRange>> = {};
  for (const range of rangeNames) {
    const { values, from, to } = sets.ranges[range];
    const [known] = yield* countEach([rowsWithin(values, { from: null, to: null })]);
    if (known) ranges[range] = { known, from: yield* countEach(from), to: yield* countEach(to) };
  }
  return {
    options: options as Record<FacetFieldName, readonly Counted[]>,
    ranges: ranges as Record<RangeName, CountedRange>,
    makes: yield* countEach(rowsOfEntries(sets)),
  };
}

function* rowsOfEntries({ makes, codes }: Sets): Iterable<Bits> {
  const rows = bitsFor(codes.rows.length / lanesPerRow);
  for (let entry = 0; entry < makes.length - 1; entry++) {
    addRun(rows.fill(0), makes, entry);
    yield rows;
  }
}

function counterOf(codes: PackedCodes, places: number) {
  const countsByCode = new Int32Array(codes.size);
  return function* countEach(sets: Iterable<Bits>): Slices<Counted[]> {
    const each: Counted[] = [];
    for (const rows of sets) {
      yield;
      countCodes(codes.rows, rows, countsByCode.fill(0));
      const counts = new Int32Array(places);
      addCounted(codes, countsByCode, counts, 1);
      each.push({ size: countBits(rows), counts });
    }
    return each;
  };
}
