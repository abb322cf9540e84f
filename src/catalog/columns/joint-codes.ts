import type { Codebook, CountedFacet } from "./codebook.ts";
import { equipmentOptions } from "./facets.ts";

/** What every row is in each facet, column by column. Equipment is a bit for each. */
export type Values = {
  facets: Readonly<Record<CountedFacet, Uint8Array>>;
  equipment: Uint16Array;
  makes: Uint16Array;
};

/**
 * A car is six 16-bit codes, and each code says several things at once: that is why one look at twelve bytes
 * counts a car in every facet. Only what some car is has a code, so there are a few thousand even of a million cars.
 */
export type JointCodes = {
  rows: Uint16Array;
  /** How many codes there are. */
  size: number;
  /** The places in the list of counts that a code means: `said` from `saidFrom[code]` up to that of the next. */
  said: Uint16Array;
  saidFrom: Uint32Array;
  /** The other way round: the codes that mean a place. */
  meaning: Uint16Array;
  meaningFrom: Uint32Array;
};

export const lanesPerRow = 6;
export const mostCodes = 2 ** 16;

/** What stands together is what goes together, or has few values: that makes few codes. Equipment stands alone. */
const lanes: readonly (readonly CountedFacet[])[] = [
  ["facilities", "physicalLocations"],
  ["fuelTypes", "wltp", "horsepower", "gearbox", "carColors"],
  ["price", "monthlyPayment", "cars", "hasAwd", "hasTowbar", "leasable"],
  ["mileage", "year"],
];
const withMake: readonly CountedFacet[] = ["types", "seats"];

export function jointCodesOf(values: Values, codebook: Codebook): JointCodes {
  const { places, equipmentAt, makesAt } = codebook;
  const rows = new Uint16Array(values.makes.length * lanesPerRow);
  const said: number[] = [];
  const saidFrom: number[] = [0];

  /** Gives each kind of row the next code when it is first met, with what `placesOf` says about it. */
  const writeLane = (lane: number, kindOf: (row: number) => number, placesOf: (row: number) => number[]) => {
    const codes = new Map<number, number>();
    for (let row = 0; row < values.makes.length; row++) {
      const kind = kindOf(row);
      const known = codes.get(kind);
      const code = known ?? saidFrom.length - 1;
      if (known === undefined) {
        codes.set(kind, code);
        said.push(...placesOf(row));
        saidFrom.push(said.length);
      }
      rows[row * lanesPerRow + lane] = code;
    }
  };

  const writeFacets = (lane: number, facets: readonly CountedFacet[], makes: Uint16Array | null) => {
    const columns = facets.map((facet) => ({ column: values.facets[facet], ...places[facet] }));
    writeLane(
      lane,
      (row) =>
        columns.reduce((kind, { column, size }) => kind * size + (column[row] as number), makes?.[row] ?? 0),
      (row) => {
        const ofFacets = columns.map(({ column, at }) => at + (column[row] as number));
        return makes ? [...ofFacets, makesAt + (makes[row] as number)] : ofFacets;
      },
    );
  };
  lanes.forEach((facets, lane) => {
    writeFacets(lane, facets, null);
  });
  writeFacets(lanes.length, withMake, values.makes);
  writeLane(
    lanes.length + 1,
    (row) => values.equipment[row] as number,
    (row) => equipmentIn(values.equipment[row] as number).map((tag) => equipmentAt + tag),
  );
  const size = saidFrom.length - 1;
  if (size > mostCodes) throw new Error(`${size} codes do not fit into 16 bits`);
  return {
    rows,
    size,
    said: Uint16Array.from(said),
    saidFrom: Uint32Array.from(saidFrom),
    ...codesByPlace(said, saidFrom),
  };
}

/** Whoever adds up place by place holds each sum in hand, instead of fetching and putting back one after the other. */
function codesByPlace(said: readonly number[], saidFrom: readonly number[]) {
  const byPlace: number[][] = [];
  for (let code = 0; code < saidFrom.length - 1; code++) {
    for (const place of said.slice(saidFrom[code], saidFrom[code + 1])) {
      const codes = byPlace[place] ?? [];
      codes.push(code);
      byPlace[place] = codes;
    }
  }
  const meaningFrom = [0];
  for (const codes of Array.from(byPlace)) meaningFrom.push((meaningFrom.at(-1) ?? 0) + (codes?.length ?? 0));
  return { meaning: Uint16Array.from(byPlace.flat()), meaningFrom: Uint32Array.from(meaningFrom) };
}

function equipmentIn(tags: number): number[] {
  return Array.from(equipmentOptions.keys()).filter((tag) => (tags >> tag) & 1);
}
