import { paths } from "#core/paths.ts";
import { compareFields } from "../rules/compare-address.ts";

type Query = readonly (readonly [name: string, text: string])[];

/** The same comparison with other values of some fields; an empty value leaves its field out. */
export function compareAddress(query: Query, changes: Query = []): string {
  const changed = new Set(changes.map(([name]) => name));
  const unchanged = query.filter(([name]) => !changed.has(name));
  const newQuery = new URLSearchParams(
    [...unchanged, ...changes.filter(([, text]) => text !== "")].map(([name, text]) => [name, text]),
  );
  return `${paths.compare()}?${newQuery}`;
}

/** Without one of its cars. The last one leaves an empty name behind, which says that it was taken away. */
export function addressWithout(query: Query, plate: string): string {
  const left = query.filter(([name, text]) => name !== compareFields.cars || text !== plate);
  const hasCars = left.some(([name]) => name === compareFields.cars);
  return `${paths.compare()}?${new URLSearchParams([...(hasCars ? [] : [[compareFields.cars, ""]]), ...left].map(([name = "", text = ""]) => [name, text]))}`;
}
