import fc from "fast-check";
import { expect, test } from "vitest";
import { milBetween } from "./distance.ts";
import { nearestFirst } from "./nearest-stores.ts";

const position = fc.record({
  latitude: fc.double({ min: 55, max: 69, noNaN: true }),
  longitude: fc.double({ min: 11, max: 24, noNaN: true }),
});

test("[NEAR-4] nearest first, each with its own distance, none lost and none added; stores equally far keep their order", () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 20 }), position, (stores, from) => {
      const found = nearestFirst(stores, from);
      expect(found.map(({ mil }) => mil)).toEqual(found.map(({ mil }) => mil).toSorted((a, b) => a - b));
      expect(found.every(({ place, mil }) => mil === milBetween(from, place))).toBe(true);
      expect(new Set(found.map(({ place }) => place))).toEqual(new Set(stores));
      expect(found).toHaveLength(stores.length);
    }),
  );
  const here = { latitude: 60, longitude: 15 };
  const stores = ["Nacka", "Länna", "Täby"].map((name) => ({ ...here, name }));
  expect(nearestFirst(stores, { latitude: 58, longitude: 14 }).map(({ place }) => place.name)).toEqual([
    "Nacka",
    "Länna",
    "Täby",
  ]);
});
