import type { Car } from "#features/cars/rules/car.ts";
import type { FactGroup } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { factInputs } from "./fact-inputs.ts";

/** A car with every value of its own: the three of the battery's health apart, as they are stored. */
export type CarFacts = Omit<Car, "batteryHealth"> & {
  batteryHealthPercent: number | null;
  batteryHealthMethod: string | null;
  batteryHealthMeasuredOn: string | null;
};

/** What a field of a car may hold. Equal values have equal JSON. */
export type FieldValue = string | number | boolean | null | readonly string[];

type Labels = Readonly<Record<string, string>>;

type Input =
  | { kind: "text" | "phone" | "day" | "words" | "store" | "series" | "yesNo" | "status" }
  | { kind: "number"; unit: string }
  | { kind: "choice"; options: Labels }
  | { kind: "tags"; options: Labels };

type Row = Input & {
  label: string;
  group: FactGroup;
  /** Whether the field may be empty: then it says nothing, or what follows from another. */
  isOptional?: true;
};

/** The parts of the form, in its order. */
export const fieldGroups = {
  identity: "Fakta",
  technical: "Teknik",
  battery: "El och batteri",
  past: "Historik och däck",
  place: "Butik och plats",
  equipment: "Utrustning och text",
  flags: "Märkning",
  price: "Pris",
  status: "Status",
} as const satisfies Record<FactGroup, string>;

const makeLabels = Object.fromEntries(Object.entries(makes).map(([make, { label }]) => [make, label]));

const {
  bodyType,
  fuelType,
  gearboxType,
  horsepower,
  seats,
  hasAwd,
  owners,
  serviceHistory,
  vatDeductible,
  leasable,
  ...furtherFacts
} = factInputs(carFacts);

/**
 * Every value of a car that one of us may set. Forms, messages, history, bulk edits and conflicts follow from the row; what
 * is not here (title, first price, views) follows from something else. What a value may be is read by the rules of imports,
 * features/stock/service/read-field.ts.
 */
export const carFields = {
  normalizedMake: { kind: "choice", options: makeLabels, label: "Märke", group: "identity" },
  series: { kind: "series", label: "Serie", group: "identity" },
  model: { kind: "text", label: "Modell", group: "identity", isOptional: true },
  modelDescription: { kind: "text", label: "Modelltext", group: "identity", isOptional: true },
  modelYear: { kind: "number", unit: "", label: "Modellår", group: "identity" },
  bodyType,
  fuelType,
  gearboxType,
  horsepower,
  seats,
  hasAwd,
  owners,
  serviceHistory,
  vatDeductible,
  leasable,
  ...furtherFacts,
  batteryHealthPercent: {
    kind: "number",
    unit: "%",
    label: "Batterihälsa",
    group: "battery",
    isOptional: true,
  },
  batteryHealthMethod: { kind: "text", label: "Batteritest, metod", group: "battery", isOptional: true },
  batteryHealthMeasuredOn: { kind: "day", label: "Batteritest, dag", group: "battery", isOptional: true },
  location: { kind: "store", label: "Säljs av", group: "place" },
  physicalLocation: { kind: "store", label: "Står nu i", group: "place", isOptional: true },
  phoneNumber: { kind: "phone", label: "Butikens telefon", group: "place", isOptional: true },
  assignedPhoneNumber: { kind: "phone", label: "Direktnummer", group: "place", isOptional: true },
  price: { kind: "number", unit: "kr", label: "Pris", group: "price", isOptional: true },
  status: { kind: "status", label: "Status", group: "status" },
} as const satisfies Partial<Record<keyof CarFacts, Row>>;

export type CarField = keyof typeof carFields;
export type CarFieldRow = Row;
/** As the form has them. */
export const carFieldNames = (Object.keys(fieldGroups) as FactGroup[]).flatMap(fieldsIn);

export function isCarField(name: string): name is CarField {
  return Object.hasOwn(carFields, name);
}

/** The fields of a part of the form, in its order. */
export function fieldsIn(group: FactGroup): CarField[] {
  return (Object.keys(carFields) as CarField[]).filter((name) => carFields[name].group === group);
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
