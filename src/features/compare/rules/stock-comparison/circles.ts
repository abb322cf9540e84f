import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { stepOfBound, yearSteps } from "#features/catalogue/rules/steps.ts";
import type { ComparedCar } from "./compared-car.ts";

/** How near a car of ours must be: years to either side (null: any), and whether the fuel must be the same. */
export type Circle = { years: number | null; sameFuel: boolean };

export const widestCircle: Circle = { years: null, sameFuel: false };

/** From the nearest kin outwards. */
export const circles: readonly Circle[] = [
  { years: 1, sameFuel: true },
  { years: 3, sameFuel: true },
  { years: 3, sameFuel: false },
  widestCircle,
];

/** With fewer, a price span says nothing: the next circle is asked. */
export const enoughCars = 3;

/** The same question as the listing reads from an address, so that its link shows exactly these cars. */
export function filterOfCircle(car: ComparedCar, { years, sameFuel }: Circle, now: Date): Filter {
  const steps = yearSteps(now);
  return {
    ...initialFilter,
    ...(car.series === null ? { brands: [car.normalizedMake] } : { series: [car.series] }),
    ...(sameFuel && car.fuelType !== null && { fuelTypes: [`${car.fuelType}`] }),
    ...(years !== null && {
      yearFrom: stepOfBound("from", steps, car.modelYear - years),
      yearTo: stepOfBound("to", steps, car.modelYear + years),
    }),
  };
}
