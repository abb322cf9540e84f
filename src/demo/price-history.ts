import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { dealerPrice } from "./asking-price.ts";
import type { Random } from "./random.ts";

const day = 86_400_000;

/**
 * How a car came to its price: asked when published, cut now and then while it stands. Most cuts follow one
 * another; some are raised again in between, and a few cars were taken off sale for a while.
 */
export function priceHistory(random: Random, price: number, published: Date, until: Date): PriceEvent[] {
  const days = (until.getTime() - published.getTime()) / day;
  const prices = [price];
  for (let cuts = cutsAfter(random, days); cuts > 0; cuts--) {
    const before = dealerPrice(random, (prices[0] ?? price) * (1 + 0.02 + random.next() * 0.04));
    // Rounding may eat the cut: nobody lowers a price by a hundred kronor.
    if (before > (prices[0] ?? price) * 1.01) prices.unshift(before);
  }
  const [askingPrice = price, ...rest] = prices;
  // A cut that is taken back and made again: the law wants the lowest price, not the last one.
  const risen =
    rest.length >= 2 && random.chance(0.25) ? [rest[0] ?? askingPrice, askingPrice, ...rest.slice(1)] : rest;
  const paused = days > 40 && risen.length > 0 && random.chance(0.08);
  const steps = paused
    ? [risen[0] ?? askingPrice, null, ...risen.slice(1), ...(risen.length === 1 ? [price] : [])]
    : risen;
  return [{ at: published, price: askingPrice }, ...spreadOut(random, steps, published, days)];
}

function cutsAfter(random: Random, days: number): number {
  if (days < 12) return 0;
  if (days < 35) return random.chance(0.3) ? 1 : 0;
  if (days < 90) return random.int(0, 2);
  return random.int(1, 3);
}

/** One moment for each step, in order, none in the first week nor on the last day. */
function spreadOut(
  random: Random,
  steps: readonly (number | null)[],
  published: Date,
  days: number,
): PriceEvent[] {
  const daysPerStep = (days - 8) / Math.max(1, steps.length);
  return steps.map((price, at) => ({
    at: new Date(published.getTime() + (7 + daysPerStep * (at + 0.15 + random.next() * 0.7)) * day),
    price,
  }));
}
