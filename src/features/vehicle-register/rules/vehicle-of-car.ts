import type { Car } from "#features/cars/rules/car.ts";
import { gramsPerKm } from "#features/cars/rules/carbon-dioxide.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { VehicleFacts } from "./vehicle.ts";

const kilowattsPerHorsepower = 0.735499;

/** What our own books say of a car, in the words of a register. */
export function vehicleOfCar(car: Pick<Car, keyof Car & keyof VehicleFacts>): VehicleFacts {
  return {
    licenseplate: car.licenseplate,
    make: car.make,
    normalizedMake: car.normalizedMake,
    model: car.model,
    series: car.series,
    modelDescription: car.modelDescription || null,
    modelYear: car.modelYear,
    firstRegisteredOn: car.firstRegisteredOn,
    bodyType: car.bodyType,
    gearboxType: car.gearboxType,
    fuelType: car.fuelType,
    colour: car.colour,
    seats: car.seats,
    horsepower: car.horsepower,
    powerKw: Math.round(car.horsepower * kilowattsPerHorsepower),
    hasAwd: car.hasAwd,
    consumption: car.consumption,
    co2: car.consumption === null ? null : Math.round(gramsPerKm(car.consumption, car.fuelType)),
    wltpRange: car.wltpRange,
    batteryCapacityGross: car.batteryCapacityGross,
    annualTax: car.annualTax,
    emissionClass: emissionClassOf(car),
    traffic: "inTraffic",
    isDirectImport: null,
    lastInspectionOn: null,
    lastInspectionMileage: null,
    inspectionDueOn: car.inspectionDueOn,
  };
}

/** From which model year a class was the least that a new car could have. */
const emissionClasses: readonly (readonly [from: number, name: string])[] = [
  [2016, "Euro 6"],
  [2011, "Euro 5"],
  [2006, "Euro 4"],
  [2001, "Euro 3"],
];

function emissionClassOf({ fuelType, modelYear }: { fuelType: FuelCode; modelYear: number }): string | null {
  if (fuelType === 3) return "El";
  return emissionClasses.find(([from]) => modelYear >= from)?.[1] ?? null;
}
