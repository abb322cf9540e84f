import type { PriceEvent } from "./price-event.ts";
import { type PricePeriod, pricePeriods } from "./price-periods.ts";
import { lowestBefore } from "./thirty-day-price.ts";

export type PriceStep = PricePeriod & {
  /** `returned` is back on sale at the price it had; `published` is a price with nothing to compare with. */
  kind: "published" | "cut" | "rise" | "returned";
  /** The price asked before this one; null for `published`. */
  before: number | null;
  /** Lowest price asked in the 30 days before this one. */
  lowestBefore: number | null;
};

/** Every price the car has had, oldest first, with what it meant against the one before. */
export function priceSteps(events: readonly PriceEvent[]): PriceStep[] {
  const periods = pricePeriods(events);
  return periods.map((period, index) => {
    const previous = periods[index - 1];
    const lowest = previous === undefined ? null : lowestBefore(periods, period.from);
    // More than 30 days off sale: the old price is too old to be compared with, the car starts anew.
    if (previous === undefined || lowest === null) {
      return { ...period, kind: "published", before: null, lowestBefore: null };
    }
    return {
      ...period,
      kind: kindOf(period.price - previous.price),
      before: previous.price,
      lowestBefore: lowest,
    };
  });
}

function kindOf(change: number): PriceStep["kind"] {
  if (change === 0) return "returned";
  return change < 0 ? "cut" : "rise";
}
