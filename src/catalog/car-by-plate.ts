import type { Catalog } from "./catalog.ts";
import { rowsWithPlate } from "./columns/plate-index.ts";

/** The car with that very plate, or null: two plates that differ in an accent are two cars. [ADVERT-1] */
export function findCarByPlate<Car>({ ground, recent, base }: Catalog<Car>, plate: string): Car | null {
  for (const { segment, isLive } of [recent, base]) {
    for (const row of rowsWithPlate(segment.plates, plate)) {
      const car = segment.cars[row];
      if (car !== undefined && isLive(row) && ground.kind.plateOf(car) === plate) return car;
    }
  }
  return null;
}
