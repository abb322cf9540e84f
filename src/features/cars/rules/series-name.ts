import { findMakeOfSeries, makeLabel, seriesLabel } from "./makes.ts";

/** "Volvo V60", but "Polestar 2" and "MG4", whose names hold the make. */
export function seriesWithMake(series: string): string {
  const make = findMakeOfSeries(series);
  const label = seriesLabel(series);
  return make === null || label.toLowerCase().startsWith(make) ? label : `${makeLabel(make)} ${label}`;
}
