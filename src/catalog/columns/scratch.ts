import { type Bits, bitsFor } from "./bits.ts";

/** Bits to work in, made once and used by every search: a search never waits, so no two use them at a time. */
export type Scratch = {
  /** Whatever the last search left in them is still there. */
  take: () => Bits;
  takeEmpty: () => Bits;
  putAllBack: () => void;
};

export function scratchFor(rows: number): Scratch {
  const made: Bits[] = [];
  let taken = 0;
  const take = () => {
    const bits = made[taken] ?? bitsFor(rows);
    made[taken++] = bits;
    return bits;
  };
  return {
    take,
    takeEmpty: () => take().fill(0),
    putAllBack: () => {
      taken = 0;
    },
  };
}
