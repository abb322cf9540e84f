import type { Bits } from "./bits.ts";
import { type Codebook, lanesPerRow } from "./codebook.ts";

/** One look at each car: its eight codes are counted, whatever they say. The loop is written out because it is the search. */
export function countCodes(codes: Uint16Array, bits: Bits, counted: Int32Array): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const row = ((at << 5) + 31 - Math.clz32(lowest)) * lanesPerRow;
      const a = codes[row] as number;
      const b = codes[row + 1] as number;
      const c = codes[row + 2] as number;
      const d = codes[row + 3] as number;
      const e = codes[row + 4] as number;
      const f = codes[row + 5] as number;
      const g = codes[row + 6] as number;
      const h = codes[row + 7] as number;
      counted[a] = (counted[a] as number) + 1;
      counted[b] = (counted[b] as number) + 1;
      counted[c] = (counted[c] as number) + 1;
      counted[d] = (counted[d] as number) + 1;
      counted[e] = (counted[e] as number) + 1;
      counted[f] = (counted[f] as number) + 1;
      counted[g] = (counted[g] as number) + 1;
      counted[h] = (counted[h] as number) + 1;
    }
  }
}

/** The codes of one lane alone, added to what was counted. */
export function countLane(codes: Uint16Array, lane: number, bits: Bits, counted: Int32Array): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const code = codes[((at << 5) + 31 - Math.clz32(lowest)) * lanesPerRow + lane] as number;
      counted[code] = (counted[code] as number) + 1;
    }
  }
}

/** What the counted codes mean for each option, step and make. */
export function countsFromCodes(codebook: Codebook, counted: Int32Array, counts: Int32Array): void {
  const { targetsStart, targets, makeCodesAt, makeCountsAt } = codebook;
  for (let code = 0; code < makeCodesAt; code++) {
    const cars = counted[code] as number;
    if (cars === 0) continue;
    const end = targetsStart[code + 1] as number;
    for (let at = targetsStart[code] as number; at < end; at++) {
      const target = targets[at] as number;
      counts[target] = (counts[target] as number) + cars;
    }
  }
  for (let code = makeCodesAt; code < counted.length; code++) {
    counts[makeCountsAt + code - makeCodesAt] = counted[code] as number;
  }
}
