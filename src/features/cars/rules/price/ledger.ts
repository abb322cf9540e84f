import { daysBetween, stockholmDay } from "#core/dates/stockholm-day.ts";
import type { PriceEvent } from "./price-event.ts";
import { type PriceStep, priceSteps } from "./price-steps.ts";
import { referenceWindowStart } from "./thirty-day-price.ts";

/** Adds what happened last. History is never rewritten: an earlier event is a fault in the caller. */
export function withPrice(events: readonly PriceEvent[], event: PriceEvent): PriceEvent[] {
  const last = events.at(-1);
  if (last !== undefined && event.at < last.at) {
    throw new RangeError(
      `A price of ${event.at.toISOString()} is older than the last, ${last.at.toISOString()}`,
    );
  }
  return event.price === currentPrice(events) ? [...events] : [...events, event];
}

/** Null when the car was not for sale, or not yet priced. @internal */
export function priceAt(events: readonly PriceEvent[], at: Date): number | null {
  return events.findLast((event) => event.at <= at)?.price ?? null;
}

export function currentPrice(events: readonly PriceEvent[]): number | null {
  return events.at(-1)?.price ?? null;
}

/** A price cut that may be announced, with the only price it may be compared with. */
export type LegalPriceCut = {
  price: number;
  referencePrice: number;
  /** Kronor below the reference price, always positive. */
  cut: number;
  cutAt: Date;
  /** Earlier than `cutAt` when the price was cut in steps; the reference price lies before it. */
  firstCutAt: Date;
};

/**
 * After 30 days the new price is itself the lowest of the last 30 days: nothing is cut any more, and an
 * offer that seems to be for a time but lasts is misleading.
 */
export const cutAnnouncedDays = 30;

/** What 7 a § of the price information act lets us say about the price today. … */
export function legalPriceCut(events: readonly PriceEvent[], now: Date): LegalPriceCut | null {
  const steps = priceSteps(events.filter((event) => event.at <= now));
  if (steps.at(-1)?.until !== null) return null;

  const latest = steps.findLast((step) => step.kind !== "returned");
  if (latest?.kind !== "cut") return null;
  if (daysBetween(stockholmDay(latest.from), stockholmDay(now)) > cutAnnouncedDays) return null;

  const first = firstCutOfSeries(steps, latest);
  if (first.lowestBefore === null || latest.price >= first.lowestBefore) return null;
  return {
    price: latest.price,
    referencePrice: first.lowestBefore,
    cut: first.lowestBefore - latest.price,
    cutAt: latest.from,
    firstCutAt: first.from,
  };
}

/**
 * The first of the cuts that lead to the latest without a rise, within the 30 days before the latest. The
 * series ends where an earlier step would bring in a lower price from before it.
 */
function firstCutOfSeries(steps: readonly PriceStep[], latest: PriceStep): PriceStep {
  const windowStart = referenceWindowStart(latest.from);
  let first = latest;
  for (const step of steps.slice(0, steps.indexOf(latest)).reverse()) {
    if (step.kind === "returned") continue;
    if (step.kind !== "cut" || step.from <= windowStart) break;
    if ((step.lowestBefore ?? 0) < (first.lowestBefore ?? 0)) break;
    first = step;
  }
  return first;
}
