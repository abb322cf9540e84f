import fc from "fast-check";
import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { postcodeAreas } from "#features/stores/rules/postcode-areas.ts";
import { type MapPoint, mapPoint, mapSize } from "./map-projection.ts";
import { swedenOutline } from "./sweden-outline.ts";

/** The outline as rings of points: "M" begins one, "l" steps from the point before, "z" closes it. */
const rings: MapPoint[][] = (swedenOutline.match(/M[^z]+z/g) ?? []).map((path) => {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  let here = { x: 0, y: 0 };
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    here = { x: here.x + (numbers[at * 2] ?? 0), y: here.y + (numbers[at * 2 + 1] ?? 0) };
    return here;
  });
});

/** Counts how often a ray to the right crosses the coast: an odd number means land. */
const isLand = ({ x, y }: MapPoint) =>
  rings.some(
    (ring) =>
      ring.filter((from, at) => {
        const to = ring[(at + 1) % ring.length] ?? from;
        return from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
      }).length %
        2 ===
      1,
  );

const latitude = fc.double({ min: 55, max: 69.1, noNaN: true });
const longitude = fc.double({ min: 10.9, max: 24.2, noNaN: true });
const degrees = fc.double({ min: 0.05, max: 5, noNaN: true });

test("[MAP-1] north is up; east is to the right", () => {
  fc.assert(
    fc.property(latitude, longitude, degrees, (south, east, further) => {
      const [lower, upper] = [south, south + further].map((lat) =>
        mapPoint({ latitude: lat, longitude: east }),
      );
      expect(upper?.y).toBeLessThan(lower?.y ?? 0);
    }),
  );
  fc.assert(
    fc.property(latitude, longitude, degrees, (north, west, further) => {
      const [left, right] = [west, west + further].map((lng) =>
        mapPoint({ latitude: north, longitude: lng }),
      );
      expect(right?.x).toBeGreaterThan(left?.x ?? 0);
    }),
  );
});

test("[MAP-1] a mil north is as long as a mil east, so that shapes are true", () => {
  fc.assert(
    fc.property(latitude, longitude, (lat, lng) => {
      const step = 0.01;
      const here = mapPoint({ latitude: lat, longitude: lng });
      const north = mapPoint({ latitude: lat + step, longitude: lng });
      const east = mapPoint({ latitude: lat, longitude: lng + step / Math.cos((lat * Math.PI) / 180) });
      const length = (to: MapPoint) => Math.hypot(to.x - here.x, to.y - here.y);
      expect(length(north) / length(east)).toBeCloseTo(1, 3);
    }),
  );
});

test("[MAP-2] the outline fills the sheet from north to south without touching its edge", () => {
  const xs = rings.flat().map(({ x }) => x);
  const ys = rings.flat().map(({ y }) => y);
  expect(Math.min(...ys)).toBeCloseTo(14, 0);
  expect(Math.max(...ys)).toBeGreaterThan(mapSize.height - 30);
  expect(Math.max(...ys)).toBeLessThan(mapSize.height - 5);
  expect(Math.min(...xs)).toBeGreaterThan(5);
  expect(Math.max(...xs)).toBeLessThan(mapSize.width - 5);
});

test("[MAP-2] Öland, Gotland and the islands of Bohuslän are there, and the file stays small", () => {
  expect(rings.length).toBeGreaterThanOrEqual(5);
  expect(swedenOutline.length).toBeLessThan(6_000);
});

test.each(demoStores.map((store) => [store.name, store] as const))(
  "[MAP-2] %s stands on land",
  (_name, store) => {
    expect(isLand(mapPoint(store))).toBe(true);
  },
);

test.each([
  ["Gotland is land", 57.4, 18.5, true],
  ["Öland is land", 56.9, 16.8, true],
  ["Kiruna is land", 67.86, 20.23, true],
  ["Copenhagen is not Sweden", 55.68, 12.57, false],
  ["Oslo is not Sweden", 59.91, 10.75, false],
  ["Åland is not Sweden", 60.2, 20.0, false],
  ["the Baltic is no land", 57.0, 17.5, false],
])("[MAP-2] %s", (_place, latitude, longitude, isThere) => {
  expect(isLand(mapPoint({ latitude, longitude }))).toBe(isThere);
});

test("[MAP-2] every postcode area lies on the sheet", () => {
  for (const { town, latitude, longitude } of Object.values(postcodeAreas)) {
    const { x, y } = mapPoint({ latitude, longitude });
    expect({ town, isOn: x > 0 && x < mapSize.width && y > 0 && y < mapSize.height }).toEqual({
      town,
      isOn: true,
    });
  }
});
