import { findMakeOfSeries, seriesOfMake } from "#features/cars/rules/makes.ts";

/** The series that chosen makes include: all of a make, unless one of its series is chosen. */
export function impliedSeries(series: readonly string[], ticked: readonly string[]): string[] {
  const narrowed = new Set<string | null>(series.map(findMakeOfSeries));
  return ticked.filter((make) => !narrowed.has(make)).flatMap(seriesOfMake);
}
