import type { PriceEvent } from "./price-event.ts";

/** What has become of a price since a moment. */
export type PriceSince =
  | { kind: "changed"; by: number }
  | { kind: "unchanged" }
  | { kind: "priced"; at: Date };

/**
 * Today's price against the last that was asked before `since`; null where there is nothing to compare. A price that is
 * still to come does not count: the ledger may hold what is set for tomorrow.
 */
export function priceSince(
  car: { price: number | null; priceEvents: readonly PriceEvent[] },
  since: Date,
  now: Date,
): PriceSince | null {
  const { price } = car;
  if (price === null) return null;
  const priced = car.priceEvents.filter((event) => event.price !== null && event.at <= now);
  const before = priced.findLast(({ at }) => at <= since)?.price ?? null;
  if (before !== null) {
    return before === price ? { kind: "unchanged" } : { kind: "changed", by: price - before };
  }
  const [first] = priced;
  return first ? { kind: "priced", at: first.at } : null;
}
