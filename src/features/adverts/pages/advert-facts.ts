import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { bodyTypes, colours, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { type FactLine, factLines } from "./fact-lines.ts";

const facts = factLines(carFacts);

/** One row per fact, in the order they are read. A fact the car does not have answers null and is left out. */
const factRows: FactLine<Car>[] = [
  ["Modellår", (car) => String(car.modelYear)],
  ["Drivmedel", (car) => fuels[car.fuelType]],
  ["Växellåda", (car) => gearboxes[car.gearboxType]],
  ["Drivning", (car) => either(car.hasAwd, "Fyrhjulsdrift", "Tvåhjulsdrift")],
  ["Effekt", (car) => `${formatNumber(car.horsepower)}\u00a0hk`],
  ["Räckvidd el (WLTP)", (car) => withUnit(car.wltpRange, "km")],
  ["Batteri, brutto", (car) => withUnit(car.batteryCapacityGross, "kWh")],
  ["Förbrukning, blandad", consumption],
  ["Kaross", (car) => bodyTypes[car.bodyType]],
  ["Färg", (car) => colours[car.colour]],
  ["Säten", (car) => String(car.seats)],
  ["Dragvikt", (car) => withUnit(car.maxTrailerWeight, "kg")],
  facts.owners,
  facts.serviceHistory,
  ["Första registrering", (car) => formatDate(new Date(car.firstRegisteredOn))],
  ["Första besiktning", (car) => (isFirstInspection(car) ? dayText(car.inspectionDueOn) : null)],
  ["Nästa besiktning", (car) => (isFirstInspection(car) ? null : dayText(car.inspectionDueOn))],
  ["Fordonsskatt", (car) => (car.annualTax === null ? null : `${formatKronor(car.annualTax)}/år`)],
  ["Moms", (car) => either(car.vatDeductible, "Avdragsgill", "Momsfri (VMB)")],
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

function either(fact: boolean | null, yes: string, no: string): string | null {
  if (fact === null) return null;
  return fact ? yes : no;
}

function withUnit(amount: number | null, unit: string): string | null {
  if (amount === null) return null;
  const written = Number.isInteger(amount) ? formatNumber(amount) : formatOneDecimal(amount);
  return `${written}\u00a0${unit}`;
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
