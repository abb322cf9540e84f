import { formatNumber } from "#core/text/number.ts";
import type { MarketScale } from "./market-box.tsx";

type Range = { low: number; high: number };

/** Ends that can be said, with some room beside what lies on the scale. */
const steps = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const room = 0.2;

/** Where the range and the price lie on a scale from one round sum to another. */
export function marketScale(price: number, { low, high }: Range): MarketScale {
  const least = Math.min(low, price);
  const most = Math.max(high, price);
  const margin = Math.max((most - least) * room, 1_000);
  const step = steps.findLast((size) => size <= margin) ?? 1_000;
  const from = Math.max(0, Math.floor((least - margin) / step) * step);
  const to = Math.ceil((most + margin) / step) * step;
  const at = (sum: number) => Math.round(((sum - from) / (to - from)) * 1_000) / 10;
  return {
    from: at(low),
    length: Math.round((at(high) - at(low)) * 10) / 10,
    at: at(price),
    ends: [formatNumber(from), formatNumber(to)],
  };
}
