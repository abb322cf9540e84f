import { type Bits, belowTop } from "./bits.ts";
import type { JointCodes } from "./joint-codes.ts";

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
  { size, said, saidFrom }: JointCodes,
  counted: Int32Array,
  counts: Int32Array,
  sign: 1 | -1,
): void {
  let at = 0;
  for (let code = 0; code < size; code++) {
    const cars = sign * (counted[code] as number);
    const end = saidFrom[code + 1] as number;
    if (cars === 0) {
      at = end;
      continue;
    }
    for (; at < end; at++) {
      const place = said[at] as number;
      counts[place] = (counts[place] as number) + cars;
    }
  }
}
