/** The middle of some numbers; `otherwise` where there are none. */
export function median(numbers: ArrayLike<number>, otherwise = 0): number {
  const sorted = Float64Array.from(numbers).sort();
  const half = sorted.length >> 1;
  if (sorted.length === 0) return otherwise;
  if (sorted.length % 2 === 1) return sorted[half] as number;
  return ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

/** Of numbers in order, drawn straight between two of them. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0;
  const at = Math.min(sorted.length - 1, Math.max(0, share * (sorted.length - 1)));
  const below = sorted[Math.floor(at)] as number;
  return below + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] as number) - below);
}

/** Chance that repeats itself (mulberry32): the same sold cars give the same model. */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The rows in an order that has nothing to do with how they came. */
export function shuffled(count: number, chance: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const moved = order[at] as number;
    order[at] = order[other] as number;
    order[other] = moved;
  }
  return order;
}
