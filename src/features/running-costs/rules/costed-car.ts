import { yearsBetween } from "#core/dates/years-between.ts";
import type { Car } from "#features/cars/rules/car.ts";

/** What is asked of a car to count its cost; null is what nobody has told us. */
export type CostedCar = Pick<
  Car,
  | "normalizedMake"
  | "series"
  | "fuelType"
  | "modelYear"
  | "firstRegisteredOn"
  | "mileage"
  | "consumption"
  | "annualTax"
> & {
  bodyType: Car["bodyType"] | null;
  horsepower: number | null;
};

export function ageInYears({ firstRegisteredOn }: Pick<CostedCar, "firstRegisteredOn">, at: Date): number {
  return Math.max(0, yearsBetween(new Date(firstRegisteredOn), at));
}
