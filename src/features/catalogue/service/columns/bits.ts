/**
 * A set of rows, one bit each. Signed words: V8 keeps them as integers, where unsigned ones become doubles. In the
 * loops of this folder `as number` says what the bounds of the loop already promise.
 */
export type Bits = Int32Array;

/**
 * A word is gone through from its highest bit: `word &= belowTop >>> Math.clz32(word)` takes that one away. To take
 * the lowest one (`word & -word`) would leave the 32-bit numbers once in a while, and then all of it gets slow.
 */
export const belowTop = 0x7fffffff;

export function bitsFor(rows: number): Bits {
  return new Int32Array(Math.ceil(rows / 32));
}

export function allBits(rows: number): Bits {
  const bits = bitsFor(rows).fill(-1);
  if (rows % 32 !== 0) bits[bits.length - 1] = (1 << (rows % 32)) - 1;
  return bits;
}

export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
}

/** How many rows there are. */
export function countBits(bits: Bits): number {
  let count = 0;
  let at = 0;
  for (; at + 2 < bits.length; at += 3) {
    count += bitsInThree(bits[at] as number, bits[at + 1] as number, bits[at + 2] as number);
  }
  for (; at < bits.length; at++) count += bitsInWord(bits[at] as number);
  return count;
}

export function bitsInWord(word: number): number {
  return bitsInThree(word, 0, 0);
}

/**
 * The words are added up bit by bit first, as pencil and paper do it: `ones` is what is written down, `twos` what is
 * carried. That takes less than to count each, and no step leaves the 32-bit numbers.
 */
function bitsInThree(a: number, b: number, c: number): number {
  const differ = a ^ b;
  const ones = inFours(differ ^ c);
  const twos = inFours((a & b) | (differ & c));
  const fours = ones + (twos << 1);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** How many bits are set in each four of a word. */
function inFours(word: number): number {
  const next = word >>> 1;
  const inTwos = ((word & next & 0x55555555) << 1) | ((word ^ next) & 0x55555555);
  return (inTwos & 0x33333333) + ((inTwos >>> 2) & 0x33333333);
}

export function intersect(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (others[at] as number);
}

/** Writes into `bits` the rows that are in both. */
export function writeIntersection(bits: Bits, some: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (some[at] as number) & (others[at] as number);
}

/** Writes into `bits` the rows that are in either. */
export function writeUnion(bits: Bits, some: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (some[at] as number) | (others[at] as number);
}

/** Writes into `bits` the rows of `some` without those of `others`. */
export function writeDifference(bits: Bits, some: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (some[at] as number) & ~(others[at] as number);
}

export function addBits(bits: Bits, more: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) | (more[at] as number);
}

/** Writes the rows of the set into `rows`, in no order, and answers how many there were. */
export function writeRows(bits: Bits, rows: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= belowTop >>> bit;
      rows[count++] = (at << 5) + 31 - bit;
    }
  }
  return count;
}
