export const lighthouseSlowdown = 4;

/**
 * Lighthouse slows the processor down four times, which makes a telephone of a fast computer; a slow one needs
 * less for the same telephone. These are the steps of Lighthouse's own calculator.
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1_300) return Math.min(lighthouseSlowdown, 3 + (benchmarkIndex - 1_300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}
