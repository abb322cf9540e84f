import { legalPriceCut } from "#features/cars/rules/price/ledger.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { isBeingPriced } from "#features/cars/rules/status.ts";

type Priced = { status: number; price: number | null; priceEvents: readonly PriceEvent[] };

/**
 * Kronor below the 30-day price, when the car's card may say so. A car without a shown price has no cut, and a
 * ledger that does not end in today's price proves none.
 */
export function announcedCut(car: Priced, now: Date): number | null {
  if (car.priceEvents.length < 2 || isBeingPriced(car)) return null;
  const cut = legalPriceCut(car.priceEvents, now);
  return cut !== null && cut.price === car.price ? cut.cut : null;
}

/** The next price that is already written down; a cut's last day is a midnight, which the catalogue minds anyway. */
export function nextPriceAt(events: readonly PriceEvent[], now: Date): Date | null {
  return events.find(({ at }) => at > now)?.at ?? null;
}
