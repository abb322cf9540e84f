import { yearsBetween } from "#core/dates/years-between.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { CarFacts } from "../engine/car-facts.ts";
import type { ManualCar } from "./flow-input.ts";

const drives = { true: "4wd", false: "2wd", null: "" } as const;
type Described = Pick<
  VehicleFacts,
  | "normalizedMake"
  | "series"
  | "modelDescription"
  | "modelYear"
  | "firstRegisteredOn"
  | "horsepower"
  | "fuelType"
  | "gearboxType"
  | "bodyType"
  | "hasAwd"
  | "colour"
>;

/** What a register or a visitor says of a car, in the words of the engine; what nobody says is not known. */
export function carFactsFrom(car: Described | ManualCar, mil: number, now: Date): CarFacts {
  const known: Described = {
    modelDescription: null,
    firstRegisteredOn: null,
    horsepower: null,
    bodyType: null,
    hasAwd: null,
    colour: null,
    ...car,
  };
  // The middle of the year: nobody remembers the day.
  const since = new Date(known.firstRegisteredOn ?? `${known.modelYear}-07-01`);
  return {
    make: known.normalizedMake,
    series: known.series ?? "",
    model: known.modelDescription ?? "",
    modelYear: known.modelYear,
    ageYears: Math.max(0, yearsBetween(since, now)),
    mil,
    horsepower: known.horsepower,
    engineCc: null,
    fuel: known.fuelType === null ? "" : String(known.fuelType),
    gearbox: known.gearboxType ?? "",
    body: known.bodyType ?? "",
    drive: drives[`${known.hasAwd}`],
    colour: known.colour ?? "",
    place: "",
    source: "",
    equipment: [],
  };
}
