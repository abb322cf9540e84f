import { type Bits, writeWithout } from "../columns/bits.ts";

/**
 * Rows that disagree with no question, and rows that disagree with exactly one: 32 cars at a time. Each loop is a
 * function of its own, since only those that are called often get as fast as they can be.
 */
export function splitRows(
  required: Bits,
  agreeing: readonly Bits[],
  { hits, nearMisses }: { hits: Bits; nearMisses: Bits },
): void {
  const [first, second, ...others] = agreeing;
  if (!first) {
    hits.set(required);
    nearMisses.fill(0);
  } else if (!second) {
    writeShared(hits, required, first);
    writeWithout(nearMisses, required, first);
  } else {
    // While it goes on: `hits` holds who disagrees at least once, `nearMisses` who does so at least twice.
    disagreeWithTwo(hits, nearMisses, first, second);
    for (const more of others) disagreeWithMore(hits, nearMisses, more);
    keepRequired(hits, nearMisses, required);
  }
}

function writeShared(bits: Bits, some: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (some[at] as number) & (others[at] as number);
}

function disagreeWithTwo(once: Bits, twice: Bits, first: Bits, second: Bits): void {
  for (let at = 0; at < once.length; at++) {
    const one = ~(first[at] as number);
    const other = ~(second[at] as number);
    once[at] = one | other;
    twice[at] = one & other;
  }
}

function disagreeWithMore(once: Bits, twice: Bits, agreeing: Bits): void {
  for (let at = 0; at < once.length; at++) {
    const disagrees = ~(agreeing[at] as number);
    const before = once[at] as number;
    twice[at] = (twice[at] as number) | (before & disagrees);
    once[at] = before | disagrees;
  }
}

function keepRequired(once: Bits, twice: Bits, required: Bits): void {
  for (let at = 0; at < once.length; at++) {
    const wanted = required[at] as number;
    const disagree = once[at] as number;
    once[at] = wanted & ~disagree;
    twice[at] = wanted & disagree & ~(twice[at] as number);
  }
}
