/** The mileages at which a car's value is reckoned; between two of them it is drawn straight (in the logarithm). */
export const milKnots = [
  0, 250, 500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_500, 8_000, 9_500, 11_000, 13_000, 15_000, 18_000,
  21_000, 24_000, 28_000, 32_000, 40_000, 60_000, 100_000,
] as const;

/** How many cars stand near each knot: what is drawn through many cars is moved less than what is drawn through none. */
export function knotWeights(mils: ArrayLike<number>): Float64Array {
  const weights = new Float64Array(milKnots.length).fill(0.001);
  for (let at = 0; at < mils.length; at++) {
    const [below, share] = knotBelow(milKnots, mils[at] as number);
    weights[below] = (weights[below] as number) + (1 - share) / mils.length;
    if (share > 0) weights[below + 1] = (weights[below + 1] as number) + share / mils.length;
  }
  return weights;
}

/**
 * The nearest curve that never rises: neighbours in the wrong order are replaced by their weighted mean (pool adjacent
 * violators). With straight lines between the knots this is what makes more mil never worth more.
 */
export function neverRising(values: ArrayLike<number>, weights: ArrayLike<number>): Float64Array {
  const level: number[] = [];
  const weight: number[] = [];
  const length: number[] = [];
  for (let at = 0; at < values.length; at++) {
    let [mean, heft, count] = [values[at] as number, weights[at] as number, 1];
    while (level.length > 0 && (level.at(-1) as number) < mean) {
      const [before, beforeHeft] = [level.pop() as number, weight.pop() as number];
      mean = (mean * heft + before * beforeHeft) / (heft + beforeHeft);
      heft += beforeHeft;
      count += length.pop() as number;
    }
    level.push(mean);
    weight.push(heft);
    length.push(count);
  }
  const curve = new Float64Array(values.length);
  let at = 0;
  level.forEach((mean, block) => {
    curve.fill(mean, at, at + (length[block] as number));
    at += length[block] as number;
  });
  return curve;
}

export function onCurve(curve: ArrayLike<number>, mil: number): number {
  return heightOnCurve(milKnots, curve, mil);
}

/** The height over a number of the line drawn straight from knot to knot. */
export function heightOnCurve(knots: readonly number[], heights: ArrayLike<number>, number: number): number {
  const [below, share] = knotBelow(knots, number);
  const from = heights[below] as number;
  return share === 0 ? from : from + share * ((heights[below + 1] as number) - from);
}

/** The knot at or below a number, and how far it is on the way to the next; level beyond both ends. */
export function knotBelow(knots: readonly number[], number: number): [below: number, share: number] {
  const last = knots.length - 1;
  let below = 0;
  while (below < last && (knots[below + 1] as number) <= number) below++;
  if (below === last) return [last, 0];
  const from = knots[below] as number;
  return [below, Math.max(0, (number - from) / ((knots[below + 1] as number) - from))];
}
