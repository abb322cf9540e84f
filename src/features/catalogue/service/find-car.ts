import type { Catalog } from "./catalog.ts";
import { rowOf } from "./columns/clustering.ts";
import { rowsWithPlate } from "./columns/plate-index.ts";
import type { Layer } from "./layer.ts";

/** The car with this id as it is now; null when it is not in this catalogue. */
export function findCarWithId<Car>(catalog: Catalog<Car>, id: number): Car | null {
  return findInLayers(catalog, ({ segment }) => [rowOf(segment.idRows, id)]);
}

/** Two plates that differ in an accent are two cars. */
export function findCarWithPlate<Car>(catalog: Catalog<Car>, plate: string): Car | null {
  const { plateOf } = catalog.dictionaries.kind;
  return findInLayers(catalog, ({ segment }) =>
    rowsWithPlate(segment.plates, plate).filter((row) => plateOf(segment.cars[row] as Car) === plate),
  );
}

function findInLayers<Car>(
  { base, recent }: Catalog<Car>,
  rowsIn: (layer: Layer<Car>) => Iterable<number>,
): Car | null {
  for (const layer of [recent, base]) {
    for (const row of rowsIn(layer)) {
      if (row >= 0 && layer.isLive(row)) return layer.segment.cars[row] ?? null;
    }
  }
  return null;
}
