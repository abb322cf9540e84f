import { dayPlus, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";
import type { PriceEvent } from "./price-event.ts";
import { type PricePeriod, pricePeriods } from "./price-periods.ts";

/** How far back the price information act (7 a §) looks. */
export const referenceDays = 30;

/** Days, not hours: the window opens at midnight, so that a reader can check it with a calendar. */
export function referenceWindowStart(at: Date): Date {
  return instantAt(dayPlus(stockholmDay(at), -referenceDays), 0);
}

/** The lowest price asked in the 30 days before that instant; null when the car was not for sale. */
export function lowestPriceBefore(events: readonly PriceEvent[], at: Date): number | null {
  return lowestBefore(pricePeriods(events), at);
}

export function lowestBefore(periods: readonly PricePeriod[], at: Date): number | null {
  const windowStart = referenceWindowStart(at);
  const priced = periods
    .filter((period) => period.from < at && (period.until === null || period.until > windowStart))
    .map((period) => period.price);
  return priced.length === 0 ? null : Math.min(...priced);
}
