import type { Slices } from "../slices.ts";
import { makeNumber } from "./make-dictionary.ts";
import type { Dictionaries } from "./segment.ts";

/** Ids from the highest down, and the row of each. */
export type IdRows = { ids: Float64Array; rows: Uint32Array };

/**
 * The cars of one series and year stand together: they also share body, fuel and price, more or less, so what a
 * filter finds lies in a few runs, which are faster to go through than as many rows here and there.
 */
export function* clustered<Car>(
  carsInOrder: readonly Car[],
  { kind, makes }: Dictionaries<Car>,
): Slices<{ cars: Car[]; idRows: IdRows }> {
  const newestFirst = carsInOrder.toSorted((a, b) => kind.idOf(b) - kind.idOf(a));
  yield;
  // One number says it all, for numbers alone are sorted fast: the series, the year, and the place among the ids.
  const keys = Float64Array.from(newestFirst, (car, index) => {
    const series = makeNumber(makes, kind.makeOf(car));
    const year = Math.min(Math.max(kind.modelYearOf(car), 0), years - 1);
    return (series * years + year) * places + index;
  }).sort();
  yield;
  const rows = new Uint32Array(keys.length);
  const cars = Array.from(keys, (key, row) => {
    const index = key % places;
    rows[index] = row;
    return newestFirst[index] as Car;
  });
  return { cars, idRows: { ids: Float64Array.from(newestFirst, kind.idOf), rows } };
}

/** More than there are; together with 65,536 series they leave the sum a whole number. */
const years = 2 ** 12;
const places = 2 ** 25;

/** The row of a car, or -1. */
export function rowOf({ ids, rows }: IdRows, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) > id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? (rows[low] as number) : -1;
}
