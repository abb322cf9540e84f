import type { PriceEvent } from "./price-event.ts";

/** A stretch of time at one price. `until` is null while it stands. */
export type PricePeriod = { price: number; from: Date; until: Date | null };

/**
 * The ledger read as periods at a price, oldest first; time off sale is the gap between two. A price
 * replaced at the same instant was never asked, and the same price again just goes on.
 */
export function pricePeriods(events: readonly PriceEvent[]): PricePeriod[] {
  const periods: PricePeriod[] = [];
  events.forEach(({ at, price }, index) => {
    const until = events[index + 1]?.at ?? null;
    if (price === null || until?.getTime() === at.getTime()) return;
    const last = periods.at(-1);
    if (last?.price === price && last.until?.getTime() === at.getTime()) last.until = until;
    else periods.push({ price, from: at, until });
  });
  return periods;
}
