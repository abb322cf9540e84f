import { findKnownModel } from "./known-models.ts";
import { findMakeOfSeries, makeLabel, seriesLabel } from "./makes.ts";

/** "Volvo V60", also "Volvo V70", which we only know; but "Polestar 2" and "MG4", whose names hold the make. */
export function seriesWithMake(series: string): string {
  const model = findKnownModel(series);
  const make = findMakeOfSeries(series) ?? model?.make ?? null;
  const label = model?.label ?? seriesLabel(series);
  return make === null || label.toLowerCase().startsWith(make) ? label : `${makeLabel(make)} ${label}`;
}
