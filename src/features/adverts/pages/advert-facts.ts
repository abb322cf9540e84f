import { formatDate } from "#core/dates/dates.ts";
import { formatOneDecimal } from "#core/text/number.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { type FactLine, factLines } from "./fact-lines.ts";

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
  ["Förbrukning, blandad", consumption],
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
  return allRows.flatMap(([label, value]) => {
    const said = value(car);
    return said === null ? [] : [{ label, value: said }];
  });
}

const electric = 3;

/** Cars that only run on electricity drink kilowatt-hours, all others litres. */
function consumption({ consumption: amount, fuelType }: Car): string | null {
  if (amount === null) return null;
  const unit = fuelType === electric ? "kWh" : "l";
  return `${formatOneDecimal(amount)}\u00a0${unit}/100\u00a0km`;
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
