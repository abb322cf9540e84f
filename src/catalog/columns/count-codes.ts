import type { Bits } from "./bits.ts";
import { type Codebook, lanesPerRow } from "./codebook.ts";
import { equipmentOptions } from "./facets.ts";

/**
 * One look at each car: its eight codes are counted, whatever they say. The loop is written out, and codes are read
 * two at a time, because this loop is the search.
 */
export function countCodes(codes: Uint16Array, bits: Bits, counted: Int32Array): void {
  const pairs = new Int32Array(codes.buffer, codes.byteOffset, codes.length >> 1);
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const row = ((at << 5) + 31 - Math.clz32(lowest)) << 2;
      const ab = pairs[row] as number;
      const cd = pairs[row + 1] as number;
      const ef = pairs[row + 2] as number;
      const gh = pairs[row + 3] as number;
      const a = ab & 0xffff;
      const b = ab >>> 16;
      const c = cd & 0xffff;
      const d = cd >>> 16;
      const e = ef & 0xffff;
      const f = ef >>> 16;
      const g = gh & 0xffff;
      const h = gh >>> 16;
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

/**
 * What the counted codes mean for each option, step and make. A lane is folded facet by facet: the sums over the
 * values of the first are the codes of the lane without it. What was counted is used up by this.
 */
export function countsFromCodes(codebook: Codebook, counted: Int32Array, counts: Int32Array): void {
  for (const { facets, start, size } of codebook.lanes) {
    let left = size;
    for (const facet of facets) {
      const place = codebook.places[facet];
      left /= place.size;
      foldFacet(counted, start, left, place.size, counts, place.at);
    }
  }
  let left = 1 << equipmentOptions.length;
  for (let tag = 0; tag < equipmentOptions.length; tag++) {
    left /= 2;
    counts[codebook.equipmentAt + tag] = foldTag(counted, codebook.equipmentCodesAt, left);
  }
  const { makeCodesAt, makeCountsAt } = codebook;
  for (let code = makeCodesAt; code < counted.length; code++) {
    counts[makeCountsAt + code - makeCodesAt] = counted[code] as number;
  }
}

function foldFacet(
  counted: Int32Array,
  start: number,
  groups: number,
  size: number,
  counts: Int32Array,
  at: number,
): void {
  let code = start;
  for (let group = 0; group < groups; group++) {
    let sum = 0;
    for (let value = 0; value < size; value++) {
      const cars = counted[code++] as number;
      if (cars === 0) continue;
      counts[at + value] = (counts[at + value] as number) + cars;
      sum += cars;
    }
    counted[start + group] = sum;
  }
}

/** A tag is a facet with two values, of which one is counted. */
function foldTag(counted: Int32Array, start: number, groups: number): number {
  let having = 0;
  for (let group = 0; group < groups; group++) {
    const without = counted[start + 2 * group] as number;
    const withTag = counted[start + 2 * group + 1] as number;
    having += withTag;
    counted[start + group] = without + withTag;
  }
  return having;
}
