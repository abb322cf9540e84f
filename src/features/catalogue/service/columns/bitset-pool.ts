import { type Bits, bitsFor } from "./bits.ts";

/** Bitsets to work in, pooled by every search: a search never waits, so no two use them at a time. */
export type BitsetPool = {
  /** Whatever the last search left in them is still there. */
  take: () => Bits;
  takeEmpty: () => Bits;
  releaseAll: () => void;
};

export function bitsetPoolFor(rows: number): BitsetPool {
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
    releaseAll: () => {
      taken = 0;
    },
  };
}
