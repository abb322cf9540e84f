import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { type Make, makeLabel, makes, seriesLabel } from "#features/cars/rules/makes.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import { fuelFromText, milFromText } from "#features/vehicle-register/rules/manual-facts.ts";
import type { ComparedCar } from "./compared-car.ts";

/** The names of the fields in the address. */
export const stockComparisonFields = {
  plate: "licenseplate",
  mileage: "miltal",
  model: "bil",
  year: "ar",
  fuel: "drivmedel",
} as const;
export type CompareField = keyof typeof stockComparisonFields;
export type CompareErrors = Partial<Record<CompareField, string>>;
export type CompareFormValues = Record<CompareField, string>;

/** What an address asks: nothing yet, something to put right, a plate, or a car that somebody has typed the facts of. */
export type CompareQuestion =
  | { kind: "nothing" }
  | { kind: "wrong"; isManual: boolean; fieldErrors: CompareErrors }
  | { kind: "plate"; plate: LicensePlate; mileage: number | null }
  | { kind: "typed"; car: ComparedCar };

const maxTextLength = 40;
const maxMil = 99_999;
const oldestYear = 1950;

/** As it stands in the address, to be shown again in its field. */
export function formValuesIn(query: URLSearchParams): CompareFormValues {
  const names = Object.entries(stockComparisonFields) as [CompareField, string][];
  return Object.fromEntries(
    names.map(([field, name]) => [field, (query.get(name) ?? "").trim().slice(0, maxTextLength)]),
  ) as CompareFormValues;
}

/** A car that is typed needs no plate; a plate alone is looked up. */
export function compareQuestion(query: URLSearchParams, now: Date): CompareQuestion {
  const entered = formValuesIn(query);
  const isManual = query.has(stockComparisonFields.model);
  if (!isManual && !query.has(stockComparisonFields.plate)) return { kind: "nothing" };
  const mileage = readMileage(entered.mileage);
  const plate = findPlate(entered.plate);
  const fieldErrors: CompareErrors = {
    ...((!isManual || entered.plate !== "") &&
      plate === null && { plate: plateErrorText(entered.plate) ?? "" }),
    ...(mileage === undefined && { mileage: "Skriv miltalet i mil med siffror, till exempel 8 000." }),
  };
  if (!isManual) {
    if (plate === null || mileage === undefined) return { kind: "wrong", isManual, fieldErrors };
    return { kind: "plate", plate, mileage };
  }
  const model = readModel(entered.model);
  const modelYear = readYear(entered.year, now);
  const fuelType = readFuel(entered.fuel);
  const all: CompareErrors = {
    ...fieldErrors,
    ...(model === null && { model: "Välj bilens märke och modell." }),
    ...(modelYear === null && { year: "Skriv årsmodellen med fyra siffror, till exempel 2019." }),
    ...(fuelType === undefined && { fuel: "Välj ett drivmedel i listan." }),
  };
  if (Object.keys(all).length > 0 || model === null || modelYear === null)
    return { kind: "wrong", isManual, fieldErrors: all };
  return {
    kind: "typed",
    car: {
      ...model,
      licenseplate: plate,
      modelYear,
      fuelType: fuelType ?? null,
      gearboxType: null,
      horsepower: null,
      mileage: mileage ?? null,
    },
  };
}

/** "volvo/v60"; "volvo/" is a Volvo that the list does not name. */
function readModel(text: string): Pick<ComparedCar, "name" | "normalizedMake" | "series"> | null {
  const [make = "", series = ""] = text.toLowerCase().split("/");
  if (!Object.hasOwn(makes, make)) return null;
  if (series === "") return { name: makeLabel(make), normalizedMake: make, series: null };
  if (!Object.hasOwn(makes[make as Make].series, series)) return null;
  return { name: `${makeLabel(make)} ${seriesLabel(series)}`, normalizedMake: make, series };
}

/** Null: nothing written. Undefined: no mileage. */
function readMileage(text: string): number | null | undefined {
  if (text === "") return null;
  return milFromText(text, maxMil) ?? undefined;
}

function readYear(text: string, now: Date): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= oldestYear && year <= now.getUTCFullYear() + 1 ? year : null;
}

function readFuel(text: string): FuelCode | null | undefined {
  return text === "" ? null : (fuelFromText(text) ?? undefined);
}
