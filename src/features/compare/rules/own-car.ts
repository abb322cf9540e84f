import { findMakeOfSeries, makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import { fuelFromText, milFromText, wholeWithin } from "#features/vehicle-register/rules/typed-facts.ts";
import { compareFields } from "./compare-address.ts";

/** The visitor's own car as they tell of it, where no register knows it. */
export type TypedOwnCar = {
  series: string | null;
  modelYear: number | null;
  mileage: number | null;
  fuelType: FuelCode | null;
};

type OwnField = keyof TypedOwnCar;
export type OwnCarReading = {
  told: TypedOwnCar;
  typed: Record<OwnField, string>;
  errors: Partial<Record<OwnField, string>>;
};

const queryOf = {
  series: compareFields.ownSeries,
  modelYear: compareFields.ownYear,
  mileage: compareFields.ownMileage,
  fuelType: compareFields.ownFuel,
} as const satisfies Record<OwnField, string>;

const oldest = 1980;
const furthest = 60_000;
const longestTyped = 40;

/** What was typed, and what is wrong with it, field by field. What is left empty is not wrong. */
export function ownCarFromQuery(query: URLSearchParams, now: Date): OwnCarReading {
  const typedAt = (field: OwnField) => query.get(queryOf[field])?.trim().slice(0, longestTyped) ?? "";
  const typed = {
    series: typedAt("series").toLowerCase(),
    modelYear: typedAt("modelYear"),
    mileage: typedAt("mileage"),
    fuelType: typedAt("fuelType"),
  };
  const newest = now.getUTCFullYear() + 1;
  const modelYear = wholeWithin(typed.modelYear, oldest, newest);
  const mileage = milFromText(typed.mileage, furthest);
  const series = findMakeOfSeries(typed.series) ? typed.series : null;
  const fuelType = fuelFromText(typed.fuelType);
  return {
    told: { series, modelYear, mileage, fuelType },
    typed,
    errors: {
      ...(typed.series !== "" && series === null && { series: "Välj en modell i listan." }),
      ...(typed.modelYear !== "" &&
        modelYear === null && { modelYear: `Skriv modellåret med fyra siffror, ${oldest}–${newest}.` }),
      ...(typed.mileage !== "" &&
        mileage === null && { mileage: "Skriv mätarställningen i mil, till exempel 9\u00a0200." }),
      ...(typed.fuelType !== "" && fuelType === null && { fuelType: "Välj ett drivmedel i listan." }),
    },
  };
}

/** "Volkswagen Golf"; null where no series was chosen. */
export function ownCarName({ series }: Pick<TypedOwnCar, "series">): string | null {
  const make = series && findMakeOfSeries(series);
  return make ? `${makeLabel(make)} ${seriesLabel(series)}` : null;
}
