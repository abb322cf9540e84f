import { addBits, type Bits, bitsFor, setBit } from "./bits.ts";

/** Rows that share a word or a make: a list while they are few, bits when a list would be longer. */
export type RowSet = { rows: Uint32Array; bits: null } | { rows: null; bits: Bits };

export const noRows: RowSet = { rows: new Uint32Array(0), bits: null };

/** From this share of the stock on, one bit for every row is shorter than a number for each that is in. */
const rowsPerWord = 32;

export function addRows(bits: Bits, { rows, bits: dense }: RowSet): void {
  if (dense) addBits(bits, dense);
  else for (let at = 0; at < rows.length; at++) setBit(bits, rows[at] as number);
}

/**
 * Turns "row 0 has 3, 8; row 1 has 8, …" around to "3 is in row 0; 8 is in rows 0, 1, …".
 * `starts[row]` is where the entries of a row begin in `entries`.
 */
export function rowSetsOf(
  { starts, entries }: { starts: Uint32Array; entries: Uint32Array },
  keys: number,
): RowSet[] {
  const rows = starts.length - 1;
  const sizes = new Uint32Array(keys);
  const end = starts[rows] as number;
  for (let at = 0; at < end; at++) {
    const key = entries[at] as number;
    sizes[key] = (sizes[key] as number) + 1;
  }
  const sets = Array.from(sizes, (size): RowSet => {
    if (size * rowsPerWord > rows) return { rows: null, bits: bitsFor(rows) };
    return { rows: new Uint32Array(size), bits: null };
  });
  const filled = new Uint32Array(keys);
  for (let row = 0; row < rows; row++) {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const key = entries[at] as number;
      const set = sets[key] ?? noRows;
      if (set.bits) setBit(set.bits, row);
      else set.rows[filled[key] as number] = row;
      filled[key] = (filled[key] as number) + 1;
    }
  }
  return sets;
}
