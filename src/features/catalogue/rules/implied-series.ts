import { findMakeOfSeries, seriesOfMake } from "#features/cars/rules/makes.ts";

/** The series that makes stand for beside chosen ones: all their own, unless one of these is chosen. */
export function impliedSeries(series: readonly string[], ticked: readonly string[]): string[] {
  const narrowed = new Set<string | null>(series.map(findMakeOfSeries));
  return ticked.filter((make) => !narrowed.has(make)).flatMap(seriesOfMake);
}
