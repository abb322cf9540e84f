import type { RangeName } from "#domain/filter/ranges.ts";
import type { Bounds } from "#domain/filter/steps.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

/** What a number alone asks for: at most a price, at least a power, exactly a year. [SENTENCE-15] */
export const endOfBareNumber = {
  price: "to",
  monthlyPayment: "to",
  mileage: "to",
  horsepower: "from",
  wltp: "from",
  year: "exact",
} as const satisfies Record<RangeName, BoundEnd>;

/** Ten per cent each way, a year for years. [SENTENCE-16] */
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
 * On the steps that the filter knows, so that no car outside the wish is shown: an upper bound goes down, a
 * lower one up. A range read from "runt" goes outwards instead, for it was never exact. [SENTENCE-14]
 */
export function snapped(steps: readonly number[], bounds: Bounds, outwards: boolean): Bounds {
  const ascending = steps.toSorted((one, other) => one - other);
  const down = (value: number) => ascending.findLast((step) => step <= value) ?? ascending.at(0) ?? value;
  const up = (value: number) => ascending.find((step) => step >= value) ?? ascending.at(-1) ?? value;
  return {
    from: bounds.from === null ? null : outwards ? down(bounds.from) : up(bounds.from),
    to: bounds.to === null ? null : outwards ? up(bounds.to) : down(bounds.to),
  };
}
