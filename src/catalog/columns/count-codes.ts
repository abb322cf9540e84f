import { type Bits, belowTop } from "./bits.ts";
import { type JointCodes, lanesPerRow, mostCodes } from "./joint-codes.ts";

/**
 * One look at each car: its six codes are counted, whatever they say. The loop is written out, and codes are read
 * two at a time, because this loop is the search.
 */
export function countCodes(rows: Uint16Array, bits: Bits, counted: Int32Array): void {
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
      counted[a] = (counted[a] as number) + 1;
      counted[b] = (counted[b] as number) + 1;
      counted[c] = (counted[c] as number) + 1;
      counted[d] = (counted[d] as number) + 1;
      counted[e] = (counted[e] as number) + 1;
      counted[f] = (counted[f] as number) + 1;
    }
  }
}

/** What the counted codes mean for each option, step, tag and make: added, or taken away. */
export function addCounted(
  { meaning, meaningFrom }: JointCodes,
  counted: Int32Array,
  counts: Int32Array,
  sign: 1 | -1,
): void {
  let at = 0;
  for (let place = 0; place < meaningFrom.length - 1; place++) {
    const end = meaningFrom[place + 1] as number;
    let cars = 0;
    for (; at < end; at++) cars += counted[meaning[at] as number] as number;
    counts[place] = (counts[place] as number) + sign * cars;
  }
}

/** All zeroes between searches. */
const countedNow = new Int32Array(mostCodes);
const codesMet = new Uint16Array(mostCodes + 1);

/** The same for few cars: it notes which codes it meets, as to go through all of them would take longer. */
export function addFewCars(
  { rows, said, saidFrom }: JointCodes,
  bits: Bits,
  counts: Int32Array,
  sign: 1 | -1,
): void {
  const met = meetCodes(rows, bits);
  for (let at = 0; at < met; at++) {
    const code = codesMet[at] as number;
    const cars = sign * (countedNow[code] as number);
    countedNow[code] = 0;
    const end = saidFrom[code + 1] as number;
    for (let place = saidFrom[code] as number; place < end; place++) {
      const where = said[place] as number;
      counts[where] = (counts[where] as number) + cars;
    }
  }
}

function meetCodes(rows: Uint16Array, bits: Bits): number {
  let met = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= belowTop >>> bit;
      const first = ((at << 5) + 31 - bit) * lanesPerRow;
      for (let lane = first; lane < first + lanesPerRow; lane++) {
        const code = rows[lane] as number;
        const before = countedNow[code] as number;
        countedNow[code] = before + 1;
        // Written every time and kept the first: a step back is cheaper than a wrong guess which it is.
        codesMet[met] = code;
        met += before === 0 ? 1 : 0;
      }
    }
  }
  return met;
}
