import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceText, milBetween } from "./distance.ts";

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const stockholm = { latitude: 59.3293, longitude: 18.0686 };

test.each([
  ["Göteborg", { latitude: 57.7089, longitude: 11.9746 }, 39.8],
  ["Uppsala", { latitude: 59.8586, longitude: 17.6389 }, 6.4],
  ["Kiruna", { latitude: 67.8558, longitude: 20.2253 }, 95.4],
])("[NEAR-1] from Stockholm to %s", (_town, to, mil) => {
  expect(milBetween(stockholm, to)).toBeCloseTo(mil, 0);
});

test("[NEAR-1] a degree along a meridian is 11.1 mil, and the far side of the earth is half its girth away", () => {
  expect(milBetween({ latitude: 60, longitude: 15 }, { latitude: 61, longitude: 15 })).toBeCloseTo(11.12, 2);
  expect(milBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(2001.5, 1);
});

test("[NEAR-2] as far there as back, nowhere negative, and no way to oneself; no detour is shorter than the straight way", () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(milBetween(one, other)).toBeCloseTo(milBetween(other, one), 6);
      expect(milBetween(one, other)).toBeGreaterThanOrEqual(0);
      expect(milBetween(one, one)).toBe(0);
    }),
  );
  fc.assert(
    fc.property(place, place, place, (from, by, to) => {
      expect(milBetween(from, to)).toBeLessThanOrEqual(milBetween(from, by) + milBetween(by, to) + 1e-4);
    }),
  );
});

test.each([
  [0, "mindre än 1\u00a0mil"],
  [0.49, "mindre än 1\u00a0mil"],
  [0.5, "cirka 1\u00a0mil"],
  [11.6, "cirka 12\u00a0mil"],
  [1234.4, "cirka 1\u00a0234\u00a0mil"],
])("[NEAR-3] %d mil reads %s", (mil, text) => {
  expect(distanceText(mil)).toBe(text);
});
