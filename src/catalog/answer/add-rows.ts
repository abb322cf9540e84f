import { type Bits, writeRows } from "../columns/bits.ts";
import { type Codebook, countedFacets } from "../columns/codebook.ts";
import { addCounted, countCodes } from "../columns/count-codes.ts";
import { equipmentOptions } from "../columns/facets.ts";
import type { Segment } from "../columns/segment.ts";

/** Adds the rows to the counts of everything, or takes them away. `cars` is how many they are. */
export function addRows(
  segment: Segment<unknown>,
  codebook: Codebook,
  { rows, cars }: { rows: Bits; cars: number },
  counts: Int32Array,
  sign: 1 | -1,
): void {
  if (cars === 0) return;
  if (cars * codesPerCar < segment.codes.size) addFew(segment, codebook, { rows, cars }, counts, sign);
  else {
    const counted = codesCounted(segment.codes.size);
    countCodes(segment.codes.rows, rows, counted);
    addCounted(segment.codes, counted, counts, sign);
  }
}

/** To look at a car in all columns takes as long as to go through that many codes. */
const codesPerCar = 5;

/** Column by column: what each code says need not be looked up. */
function addFew(
  { values }: Segment<unknown>,
  { places, equipmentAt, makesAt }: Codebook,
  { rows, cars }: { rows: Bits; cars: number },
  counts: Int32Array,
  sign: 1 | -1,
): void {
  const list = rowList(cars);
  writeRows(rows, list);
  for (const facet of countedFacets) {
    addColumn(values.facets[facet], list, cars, counts, places[facet].at, sign);
  }
  addWideColumn(values.makes, list, cars, counts, makesAt, sign);
  for (let tag = 0; tag < equipmentOptions.length; tag++) {
    const place = equipmentAt + tag;
    counts[place] = (counts[place] as number) + sign * countTag(values.equipment, list, cars, tag);
  }
}

function addColumn(
  column: Uint8Array,
  list: Uint32Array,
  cars: number,
  counts: Int32Array,
  from: number,
  sign: 1 | -1,
): void {
  for (let at = 0; at < cars; at++) {
    const place = from + (column[list[at] as number] as number);
    counts[place] = (counts[place] as number) + sign;
  }
}

/** The same again: a loop over two kinds of numbers would be slow for both. */
function addWideColumn(
  column: Uint16Array,
  list: Uint32Array,
  cars: number,
  counts: Int32Array,
  from: number,
  sign: 1 | -1,
): void {
  for (let at = 0; at < cars; at++) {
    const place = from + (column[list[at] as number] as number);
    counts[place] = (counts[place] as number) + sign;
  }
}

function countTag(equipment: Uint16Array, list: Uint32Array, cars: number, tag: number): number {
  let count = 0;
  for (let at = 0; at < cars; at++) count += ((equipment[list[at] as number] as number) >>> tag) & 1;
  return count;
}

/** One list for all searches: none of them waits, so none sees another's. */
let spareCodes = new Int32Array(0);
let spareRows = new Uint32Array(1_024);

function codesCounted(length: number): Int32Array {
  if (spareCodes.length !== length) spareCodes = new Int32Array(length);
  else spareCodes.fill(0);
  return spareCodes;
}

function rowList(length: number): Uint32Array {
  if (spareRows.length < length) spareRows = new Uint32Array(length);
  return spareRows;
}
