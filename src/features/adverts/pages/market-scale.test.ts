import fc from "fast-check";
import { expect, test } from "vitest";
import { marketScale } from "./market-scale.ts";

test("[MARKETSCALE-1] the scale goes from one round sum to another, with the post at the price", () => {
  const { ends, ...places } = marketScale(289_900, { low: 291_000, high: 312_000 });
  expect(ends.map((end) => end.replaceAll("\u00a0", " "))).toEqual(["285 000", "317 000"]);
  expect(places).toEqual({ from: 18.8, length: 65.6, at: 15.3 });
});

test("[MARKETSCALE-1] price and range always lie within the scale, in their order", () => {
  const sum = fc.integer({ min: 5_000, max: 3_000_000 });
  fc.assert(
    fc.property(sum, sum, sum, (price, one, other) => {
      const range = { low: Math.min(one, other), high: Math.max(one, other) };
      const { from, length, at } = marketScale(price, range);
      for (const place of [from, at, from + length]) expect(place >= 0 && place <= 100.1).toBe(true);
      if (price < range.low) expect(at).toBeLessThanOrEqual(from);
      if (price > range.high) expect(at).toBeGreaterThanOrEqual(from + length - 0.1);
    }),
  );
});
