export type EstimateCounts = { inside: number; below: number; above: number };
/** Whole percent. */
export type EstimateScore = { cars: number; inside: number; below: number; above: number };

/** With fewer a share says nothing, and nothing is claimed. */
export const minScored = 30;
/** A sale later than this says more of the market than of the estimate. */
export const scoredDays = 180;
/** Only the last year counts: the model of today is not that of long ago. */
export const scoreYears = 1;

/** How often what was paid fell inside the range; null where too few were sold to say. */
export function scoreFrom({ inside, below, above }: EstimateCounts): EstimateScore | null {
  const cars = inside + below + above;
  if (cars < minScored) return null;
  const lower = Math.round((100 * below) / cars);
  const higher = Math.round((100 * above) / cars);
  return { cars, below: lower, above: higher, inside: Math.max(0, 100 - lower - higher) };
}
