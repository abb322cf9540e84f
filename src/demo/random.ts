/** Chance that repeats itself: the same seed gives the same draws, on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
  weighted: <T>(list: readonly T[], weightOf: (item: T) => number) => T;
  normal: (mean: number, deviation: number) => number;
  /** `spread` is the standard deviation of the logarithm. */
  lognormal: (median: number, spread: number) => number;
  gamma: (shape: number, mean: number) => number;
};

export function randomFrom(seed: string): Random {
  const next = sfc32(...hashed(seed));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    int,
    normal,
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, int(0, list.length - 1)),
    weighted: (list, weightOf) => {
      let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
      for (const item of list) {
        left -= weightOf(item);
        if (left < 0) return item;
      }
      return itemAt(list, list.length - 1);
    },
    lognormal: (median, spread) => median * Math.exp(normal(0, spread)),
    gamma: (shape, mean) => (mean / shape) * standardGamma(shape, next, normal),
  };
}

function itemAt<T>(list: readonly T[], at: number): T {
  const item = list[at];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}

/** Marsaglia and Tsang, for shapes of one and more. */
function standardGamma(
  shape: number,
  next: () => number,
  normal: (mean: number, deviation: number) => number,
): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(0, 1);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - next()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Four words out of a text (FNV-1a with four bases). */
function hashed(text: string): [number, number, number, number] {
  const word = (base: number) => {
    let hash = base;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)];
}

/** Chris Doty-Humphrey's small fast counter: good enough for cars, short enough to read. */
function sfc32(seedA: number, seedB: number, seedC: number, seedD: number): () => number {
  let [a, b, c, d] = [seedA, seedB, seedC, seedD];
  const next = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 2 ** 32;
  };
  // The first draws still show the seed.
  for (let i = 0; i < 12; i++) next();
  return next;
}
