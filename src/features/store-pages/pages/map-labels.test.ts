import fc from "fast-check";
import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { isOnSheet, labelBox, overlaps, placedLabels, postBox } from "./map-labels.ts";
import { type MappedStore, mapPlaces } from "./map-places.ts";

const mapped = (stores: readonly { slug: string; area: string; latitude: number; longitude: number }[]) =>
  stores.map(({ slug, area, latitude, longitude }) => ({ slug, place: area, latitude, longitude }));

const store = (place: string, latitude: number, longitude: number): MappedStore => ({
  slug: place.toLowerCase(),
  place,
  latitude,
  longitude,
});

test("[MAP-3] stores around Stockholm share its name and say how many they are", () => {
  const labels = mapPlaces(mapped(demoStores)).map(({ label }) => label);
  const others = ["Strängnäs", "Göteborg", "Uppsala", "Västerås", "Örebro", "Linköping", "Halmstad"];
  expect(labels).toEqual(["Stockholm, 8", ...others, "Sundsvall", "Östersund"]);
});

test("[MAP-3] alone in a big city a store keeps its own name", () => {
  expect(mapPlaces([store("Hisingen", 57.76, 11.95)]).map(({ label }) => label)).toEqual(["Hisingen"]);
  expect(
    mapPlaces([store("Hisingen", 57.76, 11.95), store("Mölndal", 57.66, 12.01)]).map(({ label }) => label),
  ).toEqual(["Göteborg, 2"]);
});

test("[MAP-4] the chain's own map names every place but the one there is no room for", () => {
  const places = mapPlaces(mapped(demoStores));
  const named = placedLabels(places).map(({ text }) => text);
  expect(places.map(({ label }) => label).filter((label) => !named.includes(label))).toEqual(["Strängnäs"]);
});

test("[MAP-4] [PLACE-10] wherever up to sixty stores lie, no label covers a post or a label or leaves the sheet", () => {
  const anywhere = fc.record({
    place: fc.string({ minLength: 3, maxLength: 14 }),
    latitude: fc.double({ min: 55.4, max: 69, noNaN: true }),
    longitude: fc.double({ min: 11, max: 24, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 60 }), (list) => {
      const places = mapPlaces(list.map((one, at) => ({ ...one, slug: String(at) })));
      const posts = places.flatMap((place) => place.posts);
      expect(posts).toHaveLength(list.length);
      const labels = placedLabels(places).map(labelBox);
      for (const [at, box] of labels.entries()) {
        expect(isOnSheet(box)).toBe(true);
        expect(posts.map(({ point }) => postBox(point)).some(overlaps(box))).toBe(false);
        expect(labels.slice(at + 1).some(overlaps(box))).toBe(false);
      }
    }),
  );
});

test("[MAP-4] the store that is asked for has its label before all others; a single store always has its label", () => {
  const places = mapPlaces(mapped(demoStores));
  for (const { slug } of demoStores) {
    const labels = placedLabels(places, slug);
    expect(labels.some(({ place }) => place.posts.some((post) => post.slug === slug))).toBe(true);
  }
  for (const one of mapped(demoStores)) {
    expect(placedLabels(mapPlaces([one])).map(({ text }) => text)).toEqual([one.place]);
  }
});
