import type { MarketLevel } from "#features/cars/rules/price/market-label.ts";
import { levelDensity } from "./weights.ts";

export type PriceLevel = keyof typeof levelDensity;

export const priceLevelOf = (level: MarketLevel | null): PriceLevel => level ?? "unknown";

const densest = Math.max(...Object.values(levelDensity));

/** Less than anybody's turn, so that the turn still decides first. */
const span = 100;

/**
 * Where a car stands in the order in which price levels are mixed: `share` is the part of the cars of its level that come
 * before it. Each level keeps its own order, and all of them begin at once.
 */
export function mixedPlace(level: PriceLevel, share: number): number {
  const last = densest / Math.min(...Object.values(levelDensity));
  return (span * share * (densest / levelDensity[level])) / last - span;
}
