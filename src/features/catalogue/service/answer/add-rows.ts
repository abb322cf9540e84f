import type { Bits } from "../columns/bits.ts";
import { addCounted, addFewCars, countCodes } from "../columns/count-codes.ts";
import type { PackedCodes } from "../columns/packed-codes.ts";

/** Adds the rows to the counts of everything, or takes them away. `cars` is how many they are. */
export function addRows(
  codes: PackedCodes,
  { rows, cars }: { rows: Bits; cars: number },
  counts: Int32Array,
  sign: 1 | -1,
): void {
  if (cars === 0) return;
  if (cars * codesPerCar < codes.size) addFewCars(codes, rows, counts, sign);
  else {
    const countsByCode = codesCounted(codes.size);
    countCodes(codes.rows, rows, countsByCode);
    addCounted(codes, countsByCode, counts, sign);
  }
}

/** To note which codes a car has takes as long as to go through that many codes. */
const codesPerCar = 6;

let spare = new Int32Array(0);

/** One list of zeroes for all searches: none of them waits, so none sees another's. */
function codesCounted(length: number): Int32Array {
  if (spare.length !== length) spare = new Int32Array(length);
  else spare.fill(0);
  return spare;
}
