import { makes } from "#features/cars/rules/makes.ts";
import { bodyTypesMatching, colours, fuelCodes, seatChoices } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { ListName } from "./criterion.ts";

const passengerBodies = bodyTypesMatching("personbil").filter((body) => body !== "personbil");

const everyValue: Partial<Record<ListName, readonly string[]>> = {
  brands: Object.keys(makes),
  seats: seatChoices,
  fuelTypes: fuelCodes.map(String),
  carColors: Object.keys(colours),
};

/** "inte diesel" is every other fuel of the contract, "inte Uppsala" every other store of the chain. */
export function allBut(field: ListName, values: readonly string[], stores: StoreLabels): readonly string[] {
  if (field === "types") return allBodiesBut(values);
  const every = field === "facilities" ? Object.keys(stores) : (everyValue[field] ?? []);
  return every.filter((value) => !values.includes(value));
}

/** personbil and transportbil are groups: a group without one of its types is written as the types that are left. */
function allBodiesBut(values: readonly string[]): readonly string[] {
  const excluded = new Set<string>(values.flatMap(bodyTypesMatching));
  const passengers = passengerBodies.filter((body) => !excluded.has(body));
  const transports = ["transportbil-flak", "transportbil-skap"].filter((body) => !excluded.has(body));
  return [
    ...(passengers.length === passengerBodies.length ? ["personbil"] : passengers),
    ...(transports.length === 2 ? ["transportbil"] : transports),
  ];
}

/** The series of a make that have names of their own, without some of them. */
export function seriesOfMake(make: string, without: readonly string[]): readonly string[] {
  const named = Object.hasOwn(makes, make) ? Object.keys(makes[make as keyof typeof makes].series) : [];
  return named.filter((series) => !without.includes(series));
}
