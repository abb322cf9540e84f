export type MileageGroup = 1 | 2 | 3 | 4;

/** Group and the mileage, in mil, that it stays below. The unused car is a group of its own. */
const upperLimits: readonly { group: MileageGroup; below: number }[] = [
  { group: 2, below: 10_000 },
  { group: 3, below: 15_000 },
];

/** The first and the last mileage of every group: between two of them nothing changes but the mileage. */
export const groupEdges: readonly number[] = [
  0,
  1,
  ...upperLimits.flatMap(({ below }) => [below - 1, below]),
];

/** How far a car has gone, as the valuation sorts it. */
export function mileageGroup(mil: number): MileageGroup {
  if (mil === 0) return 1;
  return upperLimits.find(({ below }) => mil < below)?.group ?? 4;
}
