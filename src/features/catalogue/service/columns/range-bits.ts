import type { RangeName } from "../../rules/ranges.ts";
import type { Bounds } from "../../rules/steps.ts";
import { type Bits, bitsFor, setBit } from "./bits.ts";
import { rangeColumns, type Steps } from "./range-columns.ts";

/** Which rows reach each step, and which stay within it: what a bound on a step asks for, ready made. */
export type RangeBits = { values: Int32Array; from: readonly Bits[]; to: readonly Bits[] };

/** Below every bound and above none: a car of which the number is not known is within no bound. */
export const unknownValue = -2_147_483_648;

export function rangeBitsOf(range: RangeName, values: Int32Array, steps: Steps): RangeBits {
  const { compared } = rangeColumns[range];
  return {
    values,
    from: steps[range].map((step) => rowsWithin(values, compared({ from: step, to: null }))),
    to: steps[range].map((step) => rowsWithin(values, compared({ from: null, to: step }))),
  };
}

/** For a bound between the steps, which no address has but a caller may. */
export function rowsWithin(values: Int32Array, { from, to }: Bounds): Bits {
  const bits = bitsFor(values.length);
  const min = from ?? unknownValue + 1;
  const max = to ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    if (value >= min && value <= max && value !== unknownValue) setBit(bits, row);
  }
  return bits;
}
