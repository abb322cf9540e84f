import type { Car } from "#features/cars/rules/car.ts";
import { defaultsOf } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { aPlate } from "./any-plate.ts";

/** A plain car for sale; a test says only what it is about: aCar({ status: 135 }). */
export function aCar(said: Partial<Car> = {}): Car {
  return {
    ...defaultsOf(carFacts),
    id: 1,
    licenseplate: aPlate("mlb001"),
    make: "Volvo",
    normalizedMake: "volvo",
    model: "V60",
    series: "v60",
    carName: "Volvo V60",
    title: "Volvo V60 D4 Momentum",
    modelDescription: "D4 Momentum",
    status: 130,
    location: "uppsala",
    physicalLocation: "uppsala",
    modelYear: 2020,
    firstRegisteredOn: "2020-03-16",
    mileage: 8_000,
    bodyType: "kombi",
    gearboxType: "automatisk",
    fuelType: 2,
    colour: "svart",
    seats: 5,
    horsepower: 190,
    consumption: 5.3,
    batteryHealth: null,
    hasAwd: false,
    owners: 2,
    annualTax: 3_482,
    tyreKind: "sommar",
    tyreDepthFront: 6,
    tyreDepthRear: 6,
    price: 219_900,
    initialPrice: 219_900,
    vatDeductible: false,
    assignedPhoneNumber: null,
    phoneNumber: "08-465 004 00",
    publishedAt: new Date("2026-09-01T08:00:00Z"),
    totalViewCount: 0,
    ...said,
  };
}
