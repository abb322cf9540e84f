import fc from "fast-check";
import { expect, test } from "vitest";
import { knotWeights, milKnots, neverRising, onCurve } from "./mil-curve.ts";

const anyCurve = fc.array(fc.double({ min: -5, max: 15, noNaN: true }), {
  minLength: milKnots.length,
  maxLength: milKnots.length,
});
const evenly = new Float64Array(milKnots.length).fill(1);

test("[VALUE-3] a curve is made one that never rises, and one that does not is left as it is", () => {
  fc.assert(
    fc.property(anyCurve, (values) => {
      const curve = neverRising(values, evenly);
      curve.forEach((value, at) => {
        if (at > 0) expect(value).toBeLessThanOrEqual(curve[at - 1] as number);
      });
      expect(neverRising(curve, evenly)).toEqual(curve);
    }),
  );
  const falling = Float64Array.from(milKnots, (mil) => 12 - mil / 20_000);
  expect(neverRising(falling, evenly)).toEqual(falling);
});

test("[VALUE-3] neighbours in the wrong order meet where most cars are", () => {
  expect([...neverRising([3, 1, 2], [1, 9, 1])]).toEqual([3, 1.1, 1.1]);
});

test("[VALUE-3] between two knots the curve is straight, and beyond the last it is level; each car counts once, at the knots about it", () => {
  const curve = Float64Array.from(milKnots, (_, at) => -at);
  expect(onCurve(curve, 0)).toBe(-0);
  expect(onCurve(curve, 1_250)).toBeCloseTo(-3.5);
  expect(onCurve(curve, 1e9)).toBe(1 - milKnots.length);
  const weights = knotWeights([0, 375, 100_000]);
  expect(weights[1]).toBeCloseTo(0.001 + 1 / 6);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1 + 0.001 * milKnots.length);
});
