import type { Car } from "#features/cars/rules/car.ts";
import { type FactGroup, factGroups, withFacts } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { makes } from "#features/cars/rules/makes.ts";

/** A car with every value of its own: the three of the battery's health apart, as they are stored. */
export type CarFacts = Omit<Car, "batteryHealth"> & {
  batteryHealthPercent: number | null;
  batteryHealthMethod: string | null;
  batteryHealthMeasuredOn: string | null;
};

/** What a field of a car may hold. Equal values have equal JSON. */
export type FieldValue = string | number | boolean | null | readonly string[];

type Labels = Readonly<Record<string, string>>;

/** Fields have the kinds of facts, and some of their own. Null as a default: the field may be empty. */
type Row = { label: string; group: FactGroup; default?: unknown } & (
  | { kind: "text" | "phone" | "day" | "texts" | "store" | "series" | "yesNo" | "status" }
  | { kind: "count" | "decimal"; unit?: string }
  | { kind: "choice" | "tags"; options: Labels }
);

const makeLabels = Object.fromEntries(Object.entries(makes).map(([make, { label }]) => [make, label]));

/**
 * Every value of a car that a member of staff may set. Forms, messages, history, bulk edits and conflicts follow from the row; what
 * is not here (title, first price, views) follows from something else. What a value may be is read by the rules of imports,
 * features/stock/service/read-field.ts.
 */
export const carFields = withFacts(
  {
    normalizedMake: { kind: "choice", options: makeLabels, label: "Märke", group: "identity" },
    series: { kind: "series", label: "Serie", group: "identity" },
    model: { kind: "text", label: "Modell", group: "identity", default: null },
    modelDescription: { kind: "text", label: "Modelltext", group: "identity", default: null },
    modelYear: { kind: "count", label: "Modellår", group: "identity" },
    bodyType: carFacts.bodyType,
    fuelType: carFacts.fuelType,
    gearboxType: carFacts.gearboxType,
    horsepower: carFacts.horsepower,
    seats: carFacts.seats,
    hasAwd: carFacts.hasAwd,
    wltpRange: carFacts.wltpRange,
    batteryCapacityGross: carFacts.batteryCapacityGross,
    batteryHealthPercent: {
      kind: "decimal",
      unit: "%",
      label: "Batterihälsa",
      group: "battery",
      default: null,
    },
    batteryHealthMethod: { kind: "text", label: "Batteritest, metod", group: "battery", default: null },
    batteryHealthMeasuredOn: { kind: "day", label: "Batteritest, dag", group: "battery", default: null },
    owners: carFacts.owners,
    serviceHistory: carFacts.serviceHistory,
    location: { kind: "store", label: "Säljs av", group: "place" },
    physicalLocation: { kind: "store", label: "Står nu i", group: "place", default: null },
    phoneNumber: { kind: "phone", label: "Butikens telefon", group: "place", default: null },
    assignedPhoneNumber: { kind: "phone", label: "Direktnummer", group: "place", default: null },
    vatDeductible: carFacts.vatDeductible,
    leasable: carFacts.leasable,
    price: { kind: "count", unit: "kr", label: "Pris", group: "price", default: null },
    status: { kind: "status", label: "Status", group: "status" },
  },
  carFacts,
) satisfies Partial<Record<keyof CarFacts, Row>>;

export type CarField = keyof typeof carFields;
export type CarFieldRow = Row;
/** As the form has them. */
export const carFieldNames = (Object.keys(factGroups) as FactGroup[]).flatMap(fieldsIn);

/** Left empty it says nothing, or what follows from another. */
export function isOptional(field: CarFieldRow): boolean {
  return field.default === null || Array.isArray(field.default);
}

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
