import type { Bits } from "../columns/bits.ts";

/** The words of a set that are not empty, `size` of them: their bits, and which words of the set they are. */
export type FullWords = { words: Bits; places: Bits; size: number };

/**
 * Rows that disagree with no question, and rows that disagree with exactly one: 32 cars at a time. Of the latter only
 * the words that have some, since each question goes through them. Each loop is a function of its own, since only
 * those that are called often get as fast as they can be.
 */
export function splitRows(
  required: Bits,
  agreeing: readonly Bits[],
  hits: Bits,
  nearMisses: { words: Bits; places: Bits },
): FullWords {
  const { words, places } = nearMisses;
  const [first, second, ...others] = agreeing;
  if (!first) {
    hits.set(required);
    return { words, places, size: 0 };
  }
  if (!second) return { words, places, size: splitByOne(required, first, hits, words, places) };
  if (others.length === 0)
    return { words, places, size: splitByTwo(required, first, second, hits, words, places) };
  // While it goes on: `hits` holds who disagrees at least once, `words` who does so at least twice.
  disagreeWithTwo(hits, words, first, second);
  const last = others.pop() as Bits;
  for (const more of others) disagreeWithMore(hits, words, more);
  return { words, places, size: splitByLast(required, last, hits, words, places) };
}

function splitByOne(required: Bits, agreeing: Bits, hits: Bits, words: Bits, places: Bits): number {
  let size = 0;
  for (let at = 0; at < hits.length; at++) {
    const wanted = required[at] as number;
    const agree = agreeing[at] as number;
    const missed = wanted & ~agree;
    hits[at] = wanted & agree;
    words[size] = missed;
    places[size] = at;
    size += missed === 0 ? 0 : 1;
  }
  return size;
}

function splitByTwo(
  required: Bits,
  first: Bits,
  second: Bits,
  hits: Bits,
  words: Bits,
  places: Bits,
): number {
  let size = 0;
  for (let at = 0; at < hits.length; at++) {
    const wanted = required[at] as number;
    const one = first[at] as number;
    const other = second[at] as number;
    const missed = wanted & (one ^ other);
    hits[at] = wanted & one & other;
    words[size] = missed;
    places[size] = at;
    size += missed === 0 ? 0 : 1;
  }
  return size;
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

/** What is written stays behind what is read: `words` can hold both. */
function splitByLast(required: Bits, agreeing: Bits, once: Bits, words: Bits, places: Bits): number {
  let size = 0;
  for (let at = 0; at < once.length; at++) {
    const wanted = required[at] as number;
    const disagrees = ~(agreeing[at] as number);
    const before = once[at] as number;
    const missed = wanted & (before ^ disagrees) & ~(words[at] as number);
    once[at] = wanted & ~(before | disagrees);
    words[size] = missed;
    places[size] = at;
    size += missed === 0 ? 0 : 1;
  }
  return size;
}
