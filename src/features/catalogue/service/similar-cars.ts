import { canBeBought } from "#features/cars/rules/status.ts";
import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import { type Filter, initialFilter } from "../rules/filter.ts";
import type { MakeAndModel } from "../rules/similar-cars.ts";
import type { Catalog } from "./catalog.ts";
import { search } from "./search.ts";
import type { CatalogCar } from "./stock/stock-kinds.ts";

/** What is known of the car that others shall be like: its make and model at least. */
export type Likeness = MakeAndModel & {
  licenseplate?: string;
  bodyType?: BodyType;
  price?: number | null;
};

/** More than there are of any make. */
const enough = 2_000;

/**
 * Cars that can be bought: of the same model first, then others of the make, then others of the same body. Where a
 * price is known the nearest comes first within each; otherwise they stand in the recommended order.
 */
export function findSimilarCars(listed: Catalog<CatalogCar>, like: Likeness, limit: number): CatalogCar[] {
  const similar = new Map<number, CatalogCar>();
  for (const circle of circlesAround(like)) {
    if (similar.size >= limit) break;
    const filter = { ...initialFilter, incoming: false, ...circle };
    const { cars } = search(listed, filter, { pageSize: enough });
    const others = cars.filter((car) => canBeBought(car) && car.licenseplate !== like.licenseplate);
    const ofMake = circle.series ? others.filter((car) => car.normalizedMake === like.make) : others;
    for (const car of nearestFirst(ofMake, like.price ?? null)) similar.set(car.id, car);
  }
  return [...similar.values()].slice(0, limit);
}

/** From the nearest kin outwards. */
function circlesAround({ make, model, bodyType }: Likeness): Partial<Filter>[] {
  return [{ series: [model] }, { brands: [make] }, ...(bodyType ? [{ types: [bodyType] }] : [])];
}

function nearestFirst(cars: CatalogCar[], price: number | null): CatalogCar[] {
  if (price === null) return cars;
  const distance = (car: CatalogCar) => Math.abs((car.price ?? 0) - price);
  return cars.toSorted((one, other) => distance(one) - distance(other));
}
