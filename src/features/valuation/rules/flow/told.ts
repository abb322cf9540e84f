import { uploadLimits } from "#core/files/upload-limits.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findMakeOfSeries } from "#features/cars/rules/makes.ts";
import { type FuelCode, type Gearbox, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { fuelFromText, milFromText, wholeWithin } from "#features/vehicle-register/rules/typed-facts.ts";
import { type ConditionAnswers, type ConditionQuestion, conditionQuestions } from "../condition-effect.ts";
import {
  conditionAnswer,
  type FlowField,
  flowFields,
  type Onward,
  type Ownership,
  onwards,
  ownerships,
  skipped,
  type ValuationMode,
  valuationModes,
} from "./flow-fields.ts";

export type TypedCar = {
  normalizedMake: string;
  series: string;
  modelYear: number;
  fuelType: FuelCode | null;
  gearboxType: Gearbox | null;
};

/** What an address tells of a car that somebody wants valued; what cannot be read is as if it were not there. */
export type Told = {
  plate: LicensePlate | null;
  /** Whether what the register says is the visitor's car; null before that is answered. */
  isMine: boolean | null;
  typed: TypedCar | null;
  mileage: number | null;
  condition: ConditionAnswers;
  /** Answered or skipped. */
  answered: ReadonlySet<ConditionQuestion | "ownership">;
  ownership: Ownership | null;
  mode: ValuationMode;
  /** The plate of the car that is wanted instead. */
  wanted: LicensePlate | null;
  onward: Onward | null;
  written: Readonly<Record<FlowField, string>>;
  /** What the address has, be it empty: what a form without an answer sends. */
  sent: ReadonlySet<FlowField>;
};

const longest = 60;
/** Every upload that a form may have, by its id. */
const longestPictures = uploadLimits.files * 65;
const furthest = 99_999;
const oldest = 1950;

export function toldIn(query: URLSearchParams, now: Date): Told {
  const names = Object.entries(flowFields) as [FlowField, string][];
  const written = Object.fromEntries(
    names.map(([field, name]) => [
      field,
      (query.get(name) ?? "")
        .trim()
        .toLowerCase()
        .slice(0, field === "pictures" ? longestPictures : longest),
    ]),
  ) as Record<FlowField, string>;
  const read = conditionQuestions.map(
    (question) => [question, conditionAnswer(question, written[question])] as const,
  );
  const ownership = keyWith(ownerships, ({ value }) => value === written.ownership);
  return {
    plate: findPlate(written.plate),
    isMine: written.isMine === "ja" ? true : written.isMine === "nej" ? false : null,
    typed: typedCar(written, now),
    mileage: milFromText(written.mileage, furthest),
    condition: Object.fromEntries(
      read.filter(([, answer]) => answer !== null && answer !== "skipped"),
    ) as ConditionAnswers,
    answered: new Set([
      ...read.flatMap(([question, answer]) => (answer === null ? [] : [question])),
      ...(ownership !== null || written.ownership === skipped ? (["ownership"] as const) : []),
    ]),
    ownership,
    mode: written.mode === valuationModes.business ? "business" : "private",
    wanted: findPlate(written.wanted),
    onward: onwards.find((each) => each === written.onward) ?? null,
    written,
    sent: new Set(names.flatMap(([field, name]) => (query.has(name) ? [field] : []))),
  };
}

/** What is wrong with a mileage that was sent; who has one in six digits reads kilometres. */
export function mileageMistake({ sent, written, mileage }: Told): string | null {
  if (!sent.has("mileage") || mileage !== null) return null;
  return milFromText(written.mileage, Number.MAX_SAFE_INTEGER) === null
    ? "Skriv miltalet i mil med siffror, till exempel 8 000."
    : "Så långt går ingen bil. Skriv i mil, inte i kilometer.";
}

export type TypedMistakes = Partial<Record<"model" | "year", string>>;

/** What is wrong with facts that were typed; nothing where the form was not sent. */
export function typedMistakes({ sent, written }: Told, now: Date): TypedMistakes {
  if (!sent.has("model") && !sent.has("year")) return {};
  return {
    ...(findMakeOfSeries(written.model) === null && { model: "Välj bilens modell i listan." }),
    ...(readYear(written.year, now) === null && {
      year: "Skriv modellåret med fyra siffror, till exempel 2019.",
    }),
  };
}

function typedCar(written: Told["written"], now: Date): TypedCar | null {
  const make = findMakeOfSeries(written.model);
  const modelYear = readYear(written.year, now);
  if (!make || modelYear === null) return null;
  return {
    normalizedMake: make,
    series: written.model,
    modelYear,
    fuelType: fuelFromText(written.fuel),
    gearboxType: keyWith(gearboxes, (_, name) => name === written.gearbox),
  };
}

function readYear(text: string, now: Date): number | null {
  return wholeWithin(text, oldest, now.getUTCFullYear() + 1);
}

function keyWith<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  holds: (value: Value, key: Key) => boolean,
): Key | null {
  return (Object.entries(table) as [Key, Value][]).find(([key, value]) => holds(value, key))?.[0] ?? null;
}
