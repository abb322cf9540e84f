export type Better = "low" | "high";

/**
 * Which of a row are the best: only where at least two are known and not all alike; what is alike shares the place.
 */
export function bestInRow(values: readonly (number | null)[], better: Better): boolean[] {
  const numbers = values.filter((value) => value !== null);
  const lowest = Math.min(...numbers);
  const highest = Math.max(...numbers);
  if (numbers.length < 2 || lowest === highest) return values.map(() => false);
  const best = better === "low" ? lowest : highest;
  return values.map((value) => value === best);
}

/** Whether a row tells the cars apart; what is not known of one is a difference too. */
export function differs(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size > 1;
}
