import { yearsBetween } from "#core/dates/years-between.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { CarFacts, SoldCar } from "./engine/car-facts.ts";

/** What a price is learnt from, and said by. */
export const valuedFields = [
  "normalizedMake",
  "series",
  "modelDescription",
  "modelYear",
  "firstRegisteredOn",
  "mileage",
  "horsepower",
  "fuelType",
  "gearboxType",
  "bodyType",
  "hasAwd",
  "hasTowbar",
  "colour",
  "equipment",
] as const satisfies readonly (keyof Car)[];
export type ValuedFields = Pick<Car, (typeof valuedFields)[number]>;

const monthsPerYear = 12;
const drives = { true: "4wd", false: "2wd", null: "" } as const;

/** Our own cars in the words of the engine, as old as they were `at` that time. */
export function factsOfCar(car: ValuedFields, at: Date): CarFacts {
  return {
    make: car.normalizedMake,
    series: car.series,
    model: car.modelDescription,
    modelYear: car.modelYear,
    ageYears: Math.max(0, yearsBetween(new Date(car.firstRegisteredOn), at)),
    mil: car.mileage,
    horsepower: car.horsepower,
    engineCc: null,
    fuel: String(car.fuelType),
    gearbox: car.gearboxType,
    body: car.bodyType,
    drive: drives[`${car.hasAwd}`],
    colour: car.colour,
    // The chain has one price for a car, whichever store it stands in.
    place: "",
    source: "",
    equipment: car.hasTowbar ? [...car.equipment, "dragkrok"] : car.equipment,
  };
}

/** One sale: what was paid, for the car as it was that day. */
export function soldCarFrom(
  { id, car, soldAt, price }: { id: string; car: ValuedFields; soldAt: Date; price: number },
  now: Date,
): SoldCar {
  const monthsAgo = Math.max(0, yearsBetween(soldAt, now) * monthsPerYear);
  return { ...factsOfCar(car, soldAt), id, price, monthsAgo };
}
