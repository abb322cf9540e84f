import { type Bits, belowTop } from "./bits.ts";
import type { NumberLists } from "./number-lists.ts";
import { lanesPerRow, maxCodes, type PackedCodes } from "./packed-codes.ts";

/**
 * One look at each car: its six codes are counted, whatever they say. The loop is written out, and codes are read
 * two at a time, because this loop is the search.
 */
export function countCodes(rows: Uint16Array, bits: Bits, countsByCode: Int32Array): void {
  const pairs = new Int32Array(rows.buffer, rows.byteOffset, rows.length >> 1);
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= belowTop >>> bit;
      const row = ((at << 5) + 31 - bit) * 3;
      const ab = pairs[row] as number;
      const cd = pairs[row + 1] as number;
      const ef = pairs[row + 2] as number;
      const a = ab & 0xffff;
      const b = ab >>> 16;
      const c = cd & 0xffff;
      const d = cd >>> 16;
      const e = ef & 0xffff;
      const f = ef >>> 16;
      countsByCode[a] = (countsByCode[a] as number) + 1;
      countsByCode[b] = (countsByCode[b] as number) + 1;
      countsByCode[c] = (countsByCode[c] as number) + 1;
      countsByCode[d] = (countsByCode[d] as number) + 1;
      countsByCode[e] = (countsByCode[e] as number) + 1;
      countsByCode[f] = (countsByCode[f] as number) + 1;
    }
  }
}

/** One list for all searches: none of them waits, so none sees another's. */
const countedParts = new Int32Array(maxCodes);

/** What the counted codes mean for each option, step, tag and make: added, or taken away. */
export function addCounted(
  { byPart, byPlace }: PackedCodes,
  countsByCode: Int32Array,
  counts: Int32Array,
  sign: 1 | -1,
): void {
  countedParts.fill(0, 0, byPart.from.length - 1);
  addTotals(byPart, countsByCode, countedParts, 1);
  addTotals(byPlace, countedParts, counts, sign);
}

/** Sum by sum, each held in hand: to fetch and put back one after the other would take several times as long. */
function addTotals(
  { numbers, from }: NumberLists,
  countsByCode: Int32Array,
  totals: Int32Array,
  sign: 1 | -1,
): void {
  let at = 0;
  for (let list = 0; list < from.length - 1; list++) {
    const end = from[list + 1] as number;
    let cars = 0;
    for (; at < end; at++) cars += countsByCode[numbers[at] as number] as number;
    totals[list] = (totals[list] as number) + sign * cars;
  }
}

/** All zeroes between searches. */
const countedCodes = new Int32Array(maxCodes);
const codesSeen = new Uint16Array(maxCodes + 1);

/** The same for few cars: it notes which codes it meets, as to go through all of them would take longer. */
export function addFewCars(
  { rows, parts, places }: PackedCodes,
  bits: Bits,
  counts: Int32Array,
  sign: 1 | -1,
): void {
  countedParts.fill(0, 0, places.from.length - 1);
  const seen = meetCodes(rows, bits);
  for (let at = 0; at < seen; at++) {
    const code = codesSeen[at] as number;
    addToList(parts, code, countedParts, countedCodes[code] as number);
    countedCodes[code] = 0;
  }
  for (let part = 0; part < places.from.length - 1; part++) {
    const cars = countedParts[part] as number;
    if (cars !== 0) addToList(places, part, counts, sign * cars);
  }
}

/** Adds the cars to every number of one list. */
function addToList({ numbers, from }: NumberLists, list: number, totals: Int32Array, cars: number): void {
  const end = from[list + 1] as number;
  for (let at = from[list] as number; at < end; at++) {
    const number = numbers[at] as number;
    totals[number] = (totals[number] as number) + cars;
  }
}

function meetCodes(rows: Uint16Array, bits: Bits): number {
  let seen = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= belowTop >>> bit;
      const first = ((at << 5) + 31 - bit) * lanesPerRow;
      for (let lane = first; lane < first + lanesPerRow; lane++) {
        const code = rows[lane] as number;
        const before = countedCodes[code] as number;
        countedCodes[code] = before + 1;
        // Written every time and kept the first: a step back is cheaper than a wrong guess which it is.
        codesSeen[seen] = code;
        seen += before === 0 ? 1 : 0;
      }
    }
  }
  return seen;
}
