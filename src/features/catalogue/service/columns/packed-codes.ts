import type { Slices } from "../slices.ts";
import { type CodePart, equipmentPart, type FacetValues, facetsPart } from "./code-parts.ts";
import type { FacetDictionary } from "./facet-dictionary.ts";
import { inverted, type NumberLists, numberLists } from "./number-lists.ts";
import { type FacetPacking, packingFor } from "./packing.ts";

/**
 * A car is six 16-bit codes, and each code says several things at once: that is why one look at twelve bytes
 * counts a car in every facet. Only what some car is has a code, so there are a few thousand even of a million cars.
 * A code is made of a part or two, which many codes share: it takes half as long to find out what the codes mean by
 * way of the parts.
 */
export type PackedCodes = {
  packing: FacetPacking;
  rows: Uint16Array;
  /** How many codes there are. */
  size: number;
  /** The parts of each code, and the places in the list of counts that each part means. */
  parts: NumberLists;
  places: NumberLists;
  /** The codes that have each part. */
  byPart: NumberLists;
  /** The parts that mean each place. */
  byPlace: NumberLists;
};

export const lanesPerRow = 6;
export const maxCodes = 2 ** 16;

/** Equipment stands alone, in the last. */
const lanesOfFacets = lanesPerRow - 1;

/** A small block is packed as the large one that it stands beside: a few cars do not tell what goes together. */
export function* packedCodesOf(
  values: FacetValues,
  dictionary: FacetDictionary,
  given: FacetPacking | null,
): Slices<PackedCodes> {
  const packing = given ?? (yield* packingFor(values, dictionary, lanesOfFacets));
  const rows = new Uint16Array(values.makes.length * lanesPerRow);
  /** The parts of each code, and the places of each part. */
  const codes: number[][] = [];
  const parts: number[][] = [];

  /** Gives each kind of row the next code when it is first met, and likewise each part. */
  const writeLane = (lane: number, laneParts: readonly CodePart[]) => {
    const codesByPart = laneParts.map(() => new Map<number, number>());
    const codeOf = new Map<number, number>();
    const partOf = ({ kindOf, placesOf }: CodePart, at: number, row: number) => {
      const kind = kindOf(row);
      const part = codesByPart[at]?.get(kind) ?? parts.length;
      if (part === parts.length) {
        parts.push(placesOf(row));
        codesByPart[at]?.set(kind, part);
      }
      return part;
    };
    for (let row = 0; row < values.makes.length; row++) {
      const kind = laneParts.reduce((sum, part, at) => sum * maxCodes + partOf(part, at, row), 0);
      const code = codeOf.get(kind) ?? codes.length;
      if (code === codes.length) {
        codes.push(laneParts.map((part, at) => partOf(part, at, row)));
        codeOf.set(kind, code);
      }
      rows[row * lanesPerRow + lane] = code;
    }
  };

  for (const [lane, parts] of packing.entries()) {
    yield;
    writeLane(
      lane,
      parts.map((facets) => facetsPart(values, dictionary, facets)),
    );
  }
  yield;
  const tags = dictionary.equipment.length;
  const half = Math.ceil(tags / 2);
  writeLane(lanesOfFacets, [
    equipmentPart(values, dictionary, { from: 0, to: half }),
    equipmentPart(values, dictionary, { from: half, to: tags }),
  ]);
  if (codes.length > maxCodes) throw new Error(`${codes.length} codes do not fit into 16 bits`);
  return {
    packing,
    rows,
    size: codes.length,
    parts: numberLists(codes),
    places: numberLists(parts),
    byPart: numberLists(inverted(codes)),
    byPlace: numberLists(inverted(parts)),
  };
}
