/** Lowest, middle and highest of some numbers. */
export type Spread = { lowest: number; median: number; highest: number };

/** Null of none. The median of an even count is halfway between the two in the middle, in whole numbers. [COMPSTOCK-6] */
export function spreadOf(numbers: readonly number[]): Spread | null {
  const ascending = numbers.toSorted((a, b) => a - b);
  const [lowest, highest] = [ascending.at(0), ascending.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const middle = ascending.length / 2;
  const around = [ascending[Math.ceil(middle) - 1], ascending[Math.floor(middle)]] as [number, number];
  return { lowest, median: Math.round((around[0] + around[1]) / 2), highest };
}
