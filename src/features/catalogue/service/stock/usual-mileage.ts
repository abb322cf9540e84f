import type { Car } from "#features/cars/rules/car.ts";
import { type UsualMileage, usualMileage } from "#features/cars/rules/usual-mileage.ts";
import { type Catalog, carsOf } from "../catalog.ts";
import type { CatalogCar } from "./stock-kinds.ts";

type Modelled = Pick<Car, "normalizedMake" | "series" | "modelYear">;

const precomputed = new WeakMap<Catalog<CatalogCar>, Map<string, CatalogCar[]>>();

/** How far cars like it in stock have gone; they are sorted by model once for every state of the stock. */
export function usualMileageOf(listed: Catalog<CatalogCar>, car: Modelled): UsualMileage | null {
  const byModel = precomputed.get(listed) ?? Map.groupBy(carsOf(listed), modelOf);
  precomputed.set(listed, byModel);
  return usualMileage(car.modelYear, byModel.get(modelOf(car)) ?? []);
}

function modelOf({ normalizedMake, series }: Pick<Modelled, "normalizedMake" | "series">): string {
  return `${normalizedMake} ${series}`;
}
