import type { RangeName } from "../ranges.ts";
import type { Bounds } from "../steps.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

/** What a number alone asks for: at most a price, at least a power, exactly a year. */
export const endOfBareNumber = {
  price: "to",
  monthlyPayment: "to",
  mileage: "to",
  horsepower: "from",
  wltp: "from",
  year: "exact",
} as const satisfies Record<RangeName, BoundEnd>;

/** Ten per cent each way, a year for years. */
function boundsAround(range: RangeName, value: number): { from: number; to: number } {
  const spread = range === "year" ? 1 : value / 10;
  return { from: value - spread, to: value + spread };
}

/** Years are counted, so more than 2018 is 2019; of money and distance the number itself is as good. */
export function boundsOfEnd(range: RangeName, end: BoundEnd, value: number): Bounds {
  const stride = range === "year" ? 1 : 0;
  const bounds: Record<BoundEnd, Bounds> = {
    to: { from: null, to: value },
    below: { from: null, to: value - stride },
    from: { from: value, to: null },
    above: { from: value + stride, to: null },
    around: boundsAround(range, value),
    exact: { from: value, to: value },
  };
  return bounds[end];
}

/**
 * On the steps that the filter knows, outwards: an upper bound goes up and a lower one down, so that no car that was asked
 * for is hidden. Beyond the last step there is no bound.
 */
export function boundsOnSteps(steps: readonly number[], { from, to }: Bounds): Bounds {
  const ascending = steps.toSorted((one, other) => one - other);
  return {
    from: from === null ? null : (ascending.findLast((step) => step <= from) ?? null),
    to: to === null ? null : (ascending.find((step) => step >= to) ?? null),
  };
}
