import type { Steps as Working } from "../steps.ts";
import { type Bits, bitsFor, countBits } from "./bits.ts";
import type { Codebook } from "./codebook.ts";
import { addCounted, countCodes } from "./count-codes.ts";
import { type OptionFacetName, optionFacetNames } from "./facets.ts";
import { type JointCodes, lanesPerRow } from "./joint-codes.ts";
import { type RangeBits, rowsWithin } from "./range-bits.ts";
import { type RangeName, rangeNames } from "./ranges.ts";
import { addStretch, type Stretches } from "./stretches.ts";

/** How many cars a set of rows has, and how many of them stand under each option, step, tag and make. */
export type Counted = { size: number; counts: Int32Array };

/**
 * All sets that are ready made, counted beforehand: what one question alone finds is then known without a look at
 * the cars, and what two find needs a look at the fewest only. A megabyte, however large the stock.
 */
export type CountedSets = {
  options: Readonly<Record<OptionFacetName, readonly Counted[]>>;
  ranges: Readonly<Record<RangeName, CountedRange>>;
  makes: readonly Counted[];
};

/** `known`: the cars of which the number is known. Those reach `from`, or stay within `to`, or both. */
export type CountedRange = { known: Counted; from: readonly Counted[]; to: readonly Counted[] };

type Sets = {
  codes: JointCodes;
  options: Readonly<Record<OptionFacetName, readonly Bits[]>>;
  ranges: Readonly<Record<RangeName, RangeBits>>;
  makes: Stretches;
};

export function* countedSetsOf(sets: Sets, { makesAt }: Codebook): Working<CountedSets> {
  const countEach = counterOf(sets.codes, makesAt + sets.makes.length - 1);
  const options: Partial<Record<OptionFacetName, readonly Counted[]>> = {};
  for (const facet of optionFacetNames) options[facet] = yield* countEach(sets.options[facet]);
  const ranges: Partial<Record<RangeName, CountedRange>> = {};
  for (const range of rangeNames) {
    const { values, from, to } = sets.ranges[range];
    const [known] = yield* countEach([rowsWithin(values, { from: null, to: null })]);
    if (known) ranges[range] = { known, from: yield* countEach(from), to: yield* countEach(to) };
  }
  return {
    options: options as Record<OptionFacetName, readonly Counted[]>,
    ranges: ranges as Record<RangeName, CountedRange>,
    makes: yield* countEach(rowsOfEntries(sets)),
  };
}

function* rowsOfEntries({ makes, codes }: Sets): Iterable<Bits> {
  const rows = bitsFor(codes.rows.length / lanesPerRow);
  for (let entry = 0; entry < makes.length - 1; entry++) {
    addStretch(rows.fill(0), makes, entry);
    yield rows;
  }
}

function counterOf(codes: JointCodes, places: number) {
  const counted = new Int32Array(codes.size);
  return function* countEach(sets: Iterable<Bits>): Working<Counted[]> {
    const each: Counted[] = [];
    for (const rows of sets) {
      yield;
      countCodes(codes.rows, rows, counted.fill(0));
      const counts = new Int32Array(places);
      addCounted(codes, counted, counts, 1);
      each.push({ size: countBits(rows), counts });
    }
    return each;
  };
}
