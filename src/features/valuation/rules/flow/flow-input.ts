import { uploadLimits } from "#core/files/upload-limits.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findMakeOfSeries } from "#features/cars/rules/makes.ts";
import { type FuelCode, type Gearbox, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { fuelFromText, integerWithin, milFromText } from "#features/vehicle-register/rules/manual-facts.ts";
import { type ConditionAnswers, type ConditionQuestion, conditionQuestions } from "../condition-effect.ts";
import { type DamageZone, zonesIn } from "./damage-zones.ts";
import {
  conditionAnswer,
  type FlowField,
  flowFields,
  type NextAction,
  nextActions,
  type Ownership,
  ownerships,
  skipped,
  type ValuationMode,
  valuationModes,
} from "./flow-fields.ts";

export type ManualCar = {
  normalizedMake: string;
  series: string;
  modelYear: number;
  fuelType: FuelCode | null;
  gearboxType: Gearbox | null;
};

/** What an address tells of a car that somebody wants valued; what cannot be read is as if it were not there. */
export type FlowInput = {
  plate: LicensePlate | null;
  /** Whether what the register says is the visitor's car; null before that is answered. */
  isMine: boolean | null;
  manual: ManualCar | null;
  mileage: number | null;
  condition: ConditionAnswers;
  /** Answered or skipped. */
  answered: ReadonlySet<ConditionQuestion | "ownership">;
  /** Where it is damaged. */
  zones: readonly DamageZone[];
  ownership: Ownership | null;
  mode: ValuationMode;
  /** The plate of the car that is wanted instead. */
  wanted: LicensePlate | null;
  nextAction: NextAction | null;
  raw: Readonly<Record<FlowField, string>>;
  /** What the address has, be it empty: what a form without an answer sends. */
  sent: ReadonlySet<FlowField>;
};

const maxLength = 60;
/** Every upload that a form may have, by its id. */
const maxPicturesLength = uploadLimits.files * 65;
const furthest = 99_999;
const oldest = 1950;

export function readFlowInput(query: URLSearchParams, now: Date): FlowInput {
  const names = Object.entries(flowFields) as [FlowField, string][];
  const raw = Object.fromEntries(
    names.map(([field, name]) => [
      field,
      (query.get(name) ?? "")
        .trim()
        .toLowerCase()
        .slice(0, field === "pictures" ? maxPicturesLength : maxLength),
    ]),
  ) as Record<FlowField, string>;
  const zones = zonesIn(query.getAll(flowFields.zones));
  const read = conditionQuestions.map(
    (question) =>
      [
        question,
        isContradicted(question, raw, zones) ? null : conditionAnswer(question, raw[question]),
      ] as const,
  );
  const ownership = keyWith(ownerships, ({ value }) => value === raw.ownership);
  return {
    plate: findPlate(raw.plate),
    isMine: raw.isMine === "ja" ? true : raw.isMine === "nej" ? false : null,
    manual: readManualCar(raw, now),
    mileage: milFromText(raw.mileage, furthest),
    condition: Object.fromEntries(
      read.filter(([, answer]) => answer !== null && answer !== "skipped"),
    ) as ConditionAnswers,
    answered: new Set([
      ...read.flatMap(([question, answer]) => (answer === null ? [] : [question])),
      ...(ownership !== null || raw.ownership === skipped ? (["ownership"] as const) : []),
    ]),
    zones,
    ownership,
    mode: raw.mode === valuationModes.business ? "business" : "private",
    wanted: findPlate(raw.wanted),
    nextAction: nextActions.find((each) => each === raw.nextAction) ?? null,
    raw: { ...raw, zones: zones.join(".") },
    sent: new Set(names.flatMap(([field, name]) => (query.has(name) ? [field] : []))),
  };
}

/** Marks on the car and "none" cannot both be true: it is asked once more. */
function isContradicted(
  question: ConditionQuestion,
  raw: FlowInput["raw"],
  zones: readonly DamageZone[],
): boolean {
  return question === "damage" && zones.length > 0 && conditionAnswer("damage", raw.damage) === "none";
}

export function damageError({ raw, zones }: FlowInput): string | null {
  if (!isContradicted("damage", raw, zones)) return null;
  return "Du har markerat skador på bilen. Välj hur stora de är, eller ta bort markeringarna.";
}

/** What is wrong with a mileage that was sent; who has one in six digits reads kilometres. */
export function mileageError({ sent, raw, mileage }: FlowInput): string | null {
  if (!sent.has("mileage") || mileage !== null) return null;
  return milFromText(raw.mileage, Number.MAX_SAFE_INTEGER) === null
    ? "Skriv miltalet i mil med siffror, till exempel 8 000."
    : "Så långt går ingen bil. Skriv i mil, inte i kilometer.";
}

export type ManualFactErrors = Partial<Record<"model" | "year", string>>;

/** What is wrong with facts that were typed; nothing where the form was not sent. */
export function manualFactErrors({ sent, raw }: FlowInput, now: Date): ManualFactErrors {
  if (!sent.has("model") && !sent.has("year")) return {};
  return {
    ...(findMakeOfSeries(raw.model) === null && { model: "Välj bilens modell i listan." }),
    ...(readYear(raw.year, now) === null && {
      year: "Skriv modellåret med fyra siffror, till exempel 2019.",
    }),
  };
}

function readManualCar(raw: FlowInput["raw"], now: Date): ManualCar | null {
  const make = findMakeOfSeries(raw.model);
  const modelYear = readYear(raw.year, now);
  if (!make || modelYear === null) return null;
  return {
    normalizedMake: make,
    series: raw.model,
    modelYear,
    fuelType: fuelFromText(raw.fuel),
    gearboxType: keyWith(gearboxes, (_, name) => name === raw.gearbox),
  };
}

function readYear(text: string, now: Date): number | null {
  return integerWithin(text, oldest, now.getUTCFullYear() + 1);
}

function keyWith<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  matches: (value: Value, key: Key) => boolean,
): Key | null {
  return (Object.entries(table) as [Key, Value][]).find(([key, value]) => matches(value, key))?.[0] ?? null;
}
