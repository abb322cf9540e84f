import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { aStore } from "#tests/a-store.ts";
import { type CarField, carFieldNames, carFields, isOptional } from "../rules/car-fields.ts";
import { inputFrom } from "../rules/field-text.ts";
import { fieldReader } from "./read-field.ts";

const read = fieldReader({ now: new Date("2026-11-17T09:00:00Z"), stores: [aStore({ slug: "uppsala" })] });
const { batteryHealth: _, ...plain } = aCar();
const car = {
  ...plain,
  consumption: 5.3,
  batteryHealthPercent: 91.5,
  batteryHealthMethod: "Kapacitetstest",
  batteryHealthMeasuredOn: "2026-10-01",
  inspectionDueOn: "2027-03-31",
  serviceHistory: "full" as const,
  equipment: ["gps" as const, "värmare" as const],
  equipmentDetails: ["Harman Kardon", "Skinn"],
};

test("[CAREDIT-1] [CAREDIT-9] every field that is shown in the form is read again as the value it was", () => {
  // A telephone number is kept in one form, however it was written.
  const names = carFieldNames.filter((name) => carFields[name].kind !== "phone");
  const input = Object.fromEntries(names.map((name) => [name, inputFrom(name, car[name])]));
  const { values, errors } = read(input);
  expect(errors).toEqual([]);
  expect(values).toEqual(Object.fromEntries(names.map((name) => [name, car[name]])));
});

test("[CAREDIT-3] a field that may be empty is emptied, and one that may not says what is missing", () => {
  const optional = carFieldNames.filter((name) => isOptional(carFields[name]));
  const needed = carFieldNames.filter((name) => !optional.includes(name));
  const empty = (names: readonly CarField[]) => Object.fromEntries(names.map((name) => [name, ""]));
  expect(read(empty(optional)).errors).toEqual([]);
  const { values, errors } = read(empty(needed));
  // Some say no when they say nothing, as in a file; none is left unknown.
  expect(Object.values(values)).not.toContain(null);
  expect(errors.map(({ field }) => field)).toEqual(needed.filter((name) => values[name] === undefined));
  expect(errors[0]?.message).toBe("Märke saknas");
});
