import type { Car } from "#domain/car/car.ts";

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

const msPerYear = 365.25 * 86_400_000;

export function ageInYears({ firstRegisteredOn }: Pick<CostedCar, "firstRegisteredOn">, at: Date): number {
  return Math.max(0, (at.getTime() - new Date(firstRegisteredOn).getTime()) / msPerYear);
}
