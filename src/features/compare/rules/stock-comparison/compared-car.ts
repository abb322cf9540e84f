import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { FuelCode, Gearbox } from "#features/cars/rules/vocabulary.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";

/** The car that is held against our stock, as far as it is known. Distance is mil. */
export type ComparedCar = {
  licenseplate: LicensePlate | null;
  /** "Volvo V60" */
  name: string;
  normalizedMake: string;
  /** Null where the vocabulary has no word for the model: then all of the make are its likes. */
  series: string | null;
  modelYear: number;
  fuelType: FuelCode | null;
  gearboxType: Gearbox | null;
  horsepower: number | null;
  mileage: number | null;
};

/** What the visitor says of the mileage goes before what was read at the last inspection. */
export function comparedCarFrom(vehicle: VehicleFacts, mileage: number | null): ComparedCar {
  return {
    licenseplate: vehicle.licenseplate,
    name: vehicle.model.startsWith(vehicle.make) ? vehicle.model : `${vehicle.make} ${vehicle.model}`,
    normalizedMake: vehicle.normalizedMake,
    series: vehicle.series,
    modelYear: vehicle.modelYear,
    fuelType: vehicle.fuelType,
    gearboxType: vehicle.gearboxType,
    horsepower: vehicle.horsepower,
    mileage: mileage ?? vehicle.lastInspectionMileage,
  };
}
