import { countedFacets, type FacetDictionary } from "./facet-dictionary.ts";

/**
 * Every car stands under one value of every facet, "does not tell" included. A facet that were packed into no lane
 * would compile and count 0 of everything: so the catalogue is not built.
 */
export function checkCounts(totals: Int32Array, { places }: FacetDictionary, cars: number): void {
  for (const facet of countedFacets) {
    const { at, size } = places[facet];
    const total = totals.subarray(at, at + size).reduce((sum, count) => sum + count, 0);
    if (total !== cars)
      throw new Error(
        `${facet} counts ${total} of ${cars} cars: it is missing from a lane of the packed codes`,
      );
  }
}
