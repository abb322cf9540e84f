/** The ruler ends here; what has gone further stands at its end. */
export const rulerEndMil = 20_000;

/** Where a mileage stands on the ruler, in percent of its length. */
export function mileagePosition(mil: number): number {
  const percent = (Math.min(Math.max(mil, 0), rulerEndMil) / rulerEndMil) * 100;
  return Math.round(percent * 10) / 10;
}
