import { findMakeOfSeries, makes } from "#features/cars/rules/makes.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { CarField } from "./car-fields.ts";
import type { FieldValues } from "./merge-edit.ts";

/** What the register tells under the same name. */
const sameName = [
  "modelDescription",
  "modelYear",
  "firstRegisteredOn",
  "colour",
  "bodyType",
  "fuelType",
  "gearboxType",
  "horsepower",
  "seats",
  "hasAwd",
  "consumption",
  "annualTax",
  "wltpRange",
  "batteryCapacityGross",
  "inspectionDueOn",
] as const satisfies readonly (CarField & keyof VehicleFacts)[];

/** The fields that the register can fill, and so those that have it as their source. */
export const registerFields = ["normalizedMake", "series", "model", ...sameName] as const;

/** What the register says of a car, in the fields of its form; what it does not say is left out. */
export function fieldsFromVehicle(vehicle: VehicleFacts): FieldValues {
  const entries = sameName
    .map((name) => [name, vehicle[name]] as const)
    .filter(([, value]) => value !== null);
  const isOurMake = Object.hasOwn(makes, vehicle.normalizedMake);
  const isOurSeries = vehicle.series !== null && findMakeOfSeries(vehicle.series) === vehicle.normalizedMake;
  return {
    ...Object.fromEntries(entries),
    // A make or a series that we have no word for is chosen by a person.
    ...(isOurMake ? { normalizedMake: vehicle.normalizedMake } : {}),
    ...(isOurSeries ? { series: vehicle.series } : {}),
    model: vehicle.model,
  };
}
