import type { Bits } from "./bits.ts";

/** The rows of each make and series are one run: entry `n` from row `starts[n]` up to that of the next. */
export type Runs = Uint32Array;

export function runsOf(makes: Uint16Array, entries: number): Runs {
  const starts = new Uint32Array(entries + 1);
  for (let row = 0; row < makes.length; row++) {
    const after = (makes[row] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let entry = 0; entry < entries; entry++) {
    starts[entry + 1] = (starts[entry + 1] as number) + (starts[entry] as number);
  }
  return starts;
}

/** Marks the rows of an entry. One that is newer than the block has none in it. */
export function addRun(bits: Bits, starts: Runs, entry: number): void {
  const from = starts[entry] ?? 0;
  const to = starts[entry + 1] ?? from;
  if (from === to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  if (first === last) {
    bits[first] = (bits[first] as number) | (fromRow(from) & upToRow(to));
    return;
  }
  bits[first] = (bits[first] as number) | fromRow(from);
  bits.fill(-1, first + 1, last);
  bits[last] = (bits[last] as number) | upToRow(to);
}

/** Within one word: the row and those after it, and those before the row `to`. */
const fromRow = (row: number) => -1 << (row & 31);
const upToRow = (to: number) => -1 >>> (31 - ((to - 1) & 31));
