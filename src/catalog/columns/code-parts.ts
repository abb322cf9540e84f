import type { Codebook, CountedFacet } from "./codebook.ts";
import { equipmentOptions } from "./facets.ts";

/** What every row is in each facet, column by column. Equipment is a bit for each. */
export type Values = {
  facets: Readonly<Record<CountedFacet, Uint8Array>>;
  equipment: Uint16Array;
  makes: Uint16Array;
};

/** Tells rows apart by a number, and says where in the list of counts a row of that number counts. */
export type Part = { kindOf: (row: number) => number; placesOf: (row: number) => number[] };

/** What some facets say together. */
export function facetsPart({ facets }: Values, { places }: Codebook, names: readonly CountedFacet[]): Part {
  const columns = names.map((facet) => ({ column: facets[facet], ...places[facet] }));
  return {
    kindOf: (row) => columns.reduce((kind, { column, size }) => kind * size + (column[row] as number), 0),
    placesOf: (row) => columns.map(({ column, at }) => at + (column[row] as number)),
  };
}

/** What some facets say together with the make and series. */
export function makePart(values: Values, codebook: Codebook, names: readonly CountedFacet[]): Part {
  const { kindOf, placesOf } = facetsPart(values, codebook, names);
  const kinds = names.reduce((product, facet) => product * codebook.places[facet].size, 1);
  const makeOf = (row: number) => values.makes[row] as number;
  return {
    kindOf: (row) => makeOf(row) * kinds + kindOf(row),
    placesOf: (row) => [...placesOf(row), codebook.makesAt + makeOf(row)],
  };
}

/** Some of the equipment, from one tag up to another. */
export function equipmentPart(
  { equipment }: Values,
  { equipmentAt }: Codebook,
  { from, to }: { from: number; to: number },
): Part {
  const tags = Array.from(equipmentOptions.keys()).slice(from, to);
  const among = tags.reduce((bits, tag) => bits | (1 << tag), 0);
  const tagsOf = (row: number) => (equipment[row] as number) & among;
  return {
    kindOf: tagsOf,
    placesOf: (row) => tags.filter((tag) => (tagsOf(row) >> tag) & 1).map((tag) => equipmentAt + tag),
  };
}
