import { median } from "#features/valuation/rules/engine/statistics.ts";

/** Lowest, middle and highest of some numbers. */
export type Spread = { lowest: number; median: number; highest: number };

/** Null of none. The median of an even count is halfway between the two in the middle, in whole numbers. */
export function spreadOf(numbers: readonly number[]): Spread | null {
  const ascending = numbers.toSorted((a, b) => a - b);
  const [lowest, highest] = [ascending.at(0), ascending.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  return { lowest, median: Math.round(median(ascending)), highest };
}
