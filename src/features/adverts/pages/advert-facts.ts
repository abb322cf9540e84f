import { formatDate } from "#core/dates/dates.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import {
  consumptionLine,
  type FactLine,
  factLines,
  knownLines,
} from "#features/cars/rules/facts/fact-lines.ts";
import type { Fact } from "#ui/fact-list.tsx";

const facts = factLines(carFacts);

/** One row per fact, in the order they are read. A fact the car does not have answers null and is left out. */
const factRows: FactLine<Car>[] = [
  ["Modellår", (car) => String(car.modelYear)],
  facts.fuelType,
  facts.gearboxType,
  facts.hasAwd,
  facts.horsepower,
  facts.wltpRange,
  facts.batteryCapacityGross,
  consumptionLine,
  facts.bodyType,
  facts.colour,
  facts.seats,
  facts.maxTrailerWeight,
  facts.owners,
  facts.serviceHistory,
  facts.firstRegisteredOn,
  ["Första besiktning", (car) => (isFirstInspection(car) ? dayText(car.inspectionDueOn) : null)],
  ["Nästa besiktning", (car) => (isFirstInspection(car) ? null : dayText(car.inspectionDueOn))],
  facts.annualTax,
  facts.vatDeductible,
];

/** A fact that the list above does not place comes last. */
const allRows = [...new Set([...factRows, ...Object.values<FactLine<Car>>(facts)])];

export function advertFacts(car: Car): Fact[] {
  return knownLines(allRows, car);
}

const firstYears = 4;

/** A new car is inspected after three years, and a second time no sooner than two years later. */
function isFirstInspection({ inspectionDueOn, firstRegisteredOn }: Car): boolean {
  if (inspectionDueOn === null) return false;
  const latest = new Date(firstRegisteredOn);
  latest.setUTCFullYear(latest.getUTCFullYear() + firstYears);
  return new Date(inspectionDueOn) < latest;
}

function dayText(day: string | null): string | null {
  return day === null ? null : formatDate(new Date(day));
}
