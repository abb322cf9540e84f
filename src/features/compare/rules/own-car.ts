import { findMakeOfSeries, makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import { fuelFromText, integerWithin, milFromText } from "#features/vehicle-register/rules/manual-facts.ts";
import { compareFields } from "./compare-address.ts";

/** The visitor's own car as they tell of it, where no register knows it. */
export type OwnCarValues = {
  series: string | null;
  modelYear: number | null;
  mileage: number | null;
  fuelType: FuelCode | null;
};

type OwnField = keyof OwnCarValues;
export type OwnCarReading = {
  ownFacts: OwnCarValues;
  values: Record<OwnField, string>;
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
const maxInputLength = 40;

/** What was typed, and what is wrong with it, field by field. What is left empty is not wrong. */
export function ownCarFromQuery(query: URLSearchParams, now: Date): OwnCarReading {
  const textOfField = (field: OwnField) => query.get(queryOf[field])?.trim().slice(0, maxInputLength) ?? "";
  const values = {
    series: textOfField("series").toLowerCase(),
    modelYear: textOfField("modelYear"),
    mileage: textOfField("mileage"),
    fuelType: textOfField("fuelType"),
  };
  const newest = now.getUTCFullYear() + 1;
  const modelYear = integerWithin(values.modelYear, oldest, newest);
  const mileage = milFromText(values.mileage, furthest);
  const series = findMakeOfSeries(values.series) ? values.series : null;
  const fuelType = fuelFromText(values.fuelType);
  return {
    ownFacts: { series, modelYear, mileage, fuelType },
    values,
    errors: {
      ...(values.series !== "" && series === null && { series: "Välj en modell i listan." }),
      ...(values.modelYear !== "" &&
        modelYear === null && { modelYear: `Skriv modellåret med fyra siffror, ${oldest}–${newest}.` }),
      ...(values.mileage !== "" &&
        mileage === null && { mileage: "Skriv mätarställningen i mil, till exempel 9\u00a0200." }),
      ...(values.fuelType !== "" && fuelType === null && { fuelType: "Välj ett drivmedel i listan." }),
    },
  };
}

/** "Volkswagen Golf"; null where no series was chosen. */
export function ownCarName({ series }: Pick<OwnCarValues, "series">): string | null {
  const make = series && findMakeOfSeries(series);
  return make ? `${makeLabel(make)} ${seriesLabel(series)}` : null;
}
