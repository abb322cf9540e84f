import type { End } from "#features/catalogue/rules/steps.ts";
import { Bits } from "./bits.ts";
import { bitsNotIn, withRows } from "./field-rows.ts";

/**
 * One end of a range, over all searches. Bounds stand on the steps of the filter, so there are few: cars between two
 * steps are let through by the same rows, which are worked out once.
 */
export function boundRows(end: End) {
  const asks = new Bits();
  const rowsOf = new Map<number, number[]>();
  const rowsByBound = new Map<string, Uint32Array>();
  return {
    add: (row: number, bound: number | null): void => {
      if (bound === null) return;
      rowsByBound.clear();
      asks.add(row);
      const rows = rowsOf.get(bound);
      if (rows) rows.push(row);
      else rowsOf.set(bound, [row]);
    },
    /** The rows that let the number through; one that is not known is within no bound. */
    rowsFor: (number: number | null, size: number): Uint32Array | null => {
      if (rowsOf.size === 0) return null;
      const within = [...rowsOf.keys()].filter(
        (bound) => number !== null && (end === "from" ? number >= bound : number <= bound),
      );
      const key = String(within.length);
      const before = rowsByBound.get(key);
      if (before?.length === size) return before;
      const set = bitsNotIn(asks, size);
      for (const bound of within) withRows(set, rowsOf.get(bound) ?? []);
      rowsByBound.set(key, set);
      return set;
    },
  };
}
