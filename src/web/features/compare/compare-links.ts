import { compareFields } from "#domain/compare/compare-address.ts";
import { paths } from "#paths";

type Said = readonly (readonly [name: string, text: string])[];

/** The same comparison with some of what its address says said otherwise; an empty text says nothing. [COMPARE-1] */
export function compareAddress(said: Said, changes: Said = []): string {
  const changed = new Set(changes.map(([name]) => name));
  const kept = said.filter(([name]) => !changed.has(name));
  const query = new URLSearchParams(
    [...kept, ...changes.filter(([, text]) => text !== "")].map(([name, text]) => [name, text]),
  );
  return `${paths.compare()}?${query}`;
}

/** Without one of its cars. The last one leaves an empty name behind, which says that it was taken away. [COMPARE-9] */
export function addressWithout(said: Said, plate: string): string {
  const left = said.filter(([name, text]) => name !== compareFields.cars || text !== plate);
  const hasCars = left.some(([name]) => name === compareFields.cars);
  return `${paths.compare()}?${new URLSearchParams([...(hasCars ? [] : [[compareFields.cars, ""]]), ...left].map(([name = "", text = ""]) => [name, text]))}`;
}
