import { type Bits, bitsFor } from "./bits.ts";

/** Bitsets to work in, pooled by every search: a search never waits, so no two use them at a time. */
export type BitsetPool = {
  /** Whatever the last search left in them is still there. */
  acquire: () => Bits;
  acquireEmpty: () => Bits;
  releaseAll: () => void;
};

export function bitsetPoolFor(rows: number): BitsetPool {
  const bitsets: Bits[] = [];
  let inUse = 0;
  const acquire = () => {
    const bits = bitsets[inUse] ?? bitsFor(rows);
    bitsets[inUse++] = bits;
    return bits;
  };
  return {
    acquire,
    acquireEmpty: () => acquire().fill(0),
    releaseAll: () => {
      inUse = 0;
    },
  };
}
