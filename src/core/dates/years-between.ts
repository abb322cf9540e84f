const msPerYear = 365.25 * 86_400_000;

/** With their decimals; below zero where the first comes last. */
export function yearsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / msPerYear;
}
