/** The steps of a range, lowest first, and how many cars lie between them: one count more than there are steps. */
export type Spread = { steps: readonly number[]; counts: readonly number[] };

/**
 * Cars per unit of width, bar by bar: steps that grow wider would otherwise make a peak where there is none. What lies
 * beyond an open end has no width of its own and is counted as wide as the step beside it.
 */
export function densities({ steps, counts }: Spread, startsAtZero: boolean): number[] {
  return counts.map((count, bar) => count / widthOf(steps, bar, startsAtZero));
}

function widthOf(steps: readonly number[], bar: number, startsAtZero: boolean): number {
  const [first = 1] = steps;
  if (bar === 0 && startsAtZero) return first;
  const upper = Math.min(Math.max(bar, 1), steps.length - 1);
  return (steps[upper] ?? first) - (steps[upper - 1] ?? 0);
}
