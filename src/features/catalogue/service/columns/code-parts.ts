import type { CountedFacet, FacetDictionary } from "./facet-dictionary.ts";
import type { PackedFacet } from "./packing.ts";

/** What every row is in each facet, column by column. Equipment is a bit for each. */
export type FacetValues = {
  facets: Readonly<Record<CountedFacet, Uint8Array>>;
  equipment: Uint16Array;
  makes: Uint16Array;
};

/** Tells rows apart by a number, and says where in the list of counts a row of that number counts. */
export type CodePart = { kindOf: (row: number) => number; placesOf: (row: number) => number[] };

/** What some facets say together. The make has most values: it comes first, where its number is not multiplied. */
export function facetsPart(
  values: FacetValues,
  { places, makesAt }: FacetDictionary,
  facets: readonly PackedFacet[],
): CodePart {
  const columns = facets
    .toSorted((one) => (one === "makes" ? -1 : 0))
    .map((facet) =>
      facet === "makes"
        ? { column: values.makes, at: makesAt, size: 1 }
        : { column: values.facets[facet], ...places[facet] },
    );
  return {
    kindOf: (row) => columns.reduce((kind, { column, size }) => kind * size + (column[row] as number), 0),
    placesOf: (row) => columns.map(({ column, at }) => at + (column[row] as number)),
  };
}

/** Some of the equipment, from one tag up to another. */
export function equipmentPart(
  { equipment }: FacetValues,
  { equipmentAt }: FacetDictionary,
  { from, to }: { from: number; to: number },
): CodePart {
  const tags = Array.from({ length: to - from }, (_, at) => from + at);
  const among = tags.reduce((bits, tag) => bits | (1 << tag), 0);
  const tagsOf = (row: number) => (equipment[row] as number) & among;
  return {
    kindOf: tagsOf,
    placesOf: (row) => tags.filter((tag) => (tagsOf(row) >> tag) & 1).map((tag) => equipmentAt + tag),
  };
}
