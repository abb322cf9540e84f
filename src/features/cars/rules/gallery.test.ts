import fc from "fast-check";
import { expect, test } from "vitest";
import {
  coverImage,
  galleryFromImages,
  galleryGroups,
  highlightedImages,
  isDamageImage,
  shownImages,
} from "./gallery.ts";
import { type CarImage, emptyImage, type ImageType, imageTypes } from "./image.ts";

function anImage(said: Partial<CarImage>): CarImage {
  return { ...emptyImage, url: "/bild.webp", ...said };
}

const anyImages = fc.array(
  fc.record({
    url: fc.constantFrom("", "/a.webp", "/b.webp"),
    position: fc.integer({ min: 0, max: 40 }),
    type: fc.constantFrom<ImageType>(...Object.values(imageTypes)),
    isHighlight: fc.boolean(),
  }),
);

test("[IMAGE-3] pictures come by position, and those without an address do not come at all", () => {
  const images = [anImage({ position: 2 }), anImage({ position: 0, url: "" }), anImage({ position: 1 })];
  expect(shownImages(images).map((image) => image.position)).toEqual([1, 2]);
});

test("[IMAGE-3] putting in order twice changes nothing more, and the given list is left alone", () => {
  fc.assert(
    fc.property(anyImages, (images) => {
      const before = structuredClone(images);
      const shown = shownImages(images);
      expect(shownImages(shown)).toEqual(shown);
      expect(images).toEqual(before);
    }),
  );
});

test("[IMAGE-4] types 10, 11, 12 and 13 are damage pictures, no other", () => {
  const damage = Object.values(imageTypes).filter((type) => isDamageImage({ type }));
  expect(damage).toEqual([10, 11, 12, 13]);
});

test.each<[string, ImageType[], ImageType | null]>([
  ["the exterior comes first", [2, 1], 1],
  ["then a picture of unknown type", [15, 2, 0], 0],
  ["then the interior", [15, 2], 2],
  ["then other", [10, 15], 15],
  ["a sphere, damage, wheel or paper is never the cover", [3, 10, 11, 12, 13, 14], null],
  ["no pictures, no cover", [], null],
])("[IMAGE-5] cover: %s", (_, types, cover) => {
  const images = types.map((type, position) => anImage({ type, position }));
  expect(coverImage(images)?.type ?? null).toBe(cover);
});

test("[IMAGE-5] cover: of several exteriors the one that comes first by position, if it has an address", () => {
  const images = [
    anImage({ type: 1, position: 5, url: "/sida.webp" }),
    anImage({ type: 1, position: 2, url: "/front.webp" }),
    anImage({ type: 1, position: 0, url: "" }),
  ];
  expect(coverImage(images)?.url).toBe("/front.webp");
});

test("[IMAGE-6] highlighted pictures in order", () => {
  const images = [
    anImage({ position: 3, isHighlight: true }),
    anImage({ position: 2 }),
    anImage({ position: 1, isHighlight: true }),
  ];
  expect(highlightedImages(images).map((image) => image.position)).toEqual([1, 3]);
});

test("[IMAGE-7] the tabs, in order, and every picture type in exactly one of them", () => {
  const labels = Object.values(galleryGroups).map(({ label }) => label);
  expect(labels).toEqual(["Exteriör", "Interiör", "360°", "Skador", "Hjul", "Dokument", "Övrigt"]);
  const types = Object.values(galleryGroups).flatMap((group): readonly ImageType[] => group.types);
  expect(types.toSorted((a, b) => a - b)).toEqual(Object.values(imageTypes).toSorted((a, b) => a - b));
});

test("[IMAGE-8] empty tabs are left out; the gallery shows each picture once and loses none", () => {
  const gallery = galleryFromImages([anImage({ type: 12 }), anImage({ type: 1 }), anImage({ type: 13 })]);
  expect(gallery.map(({ group, images }) => [group, images.length])).toEqual([
    ["exterior", 1],
    ["damages", 2],
  ]);
  fc.assert(
    fc.property(anyImages, (images) => {
      const inGallery = galleryFromImages(images).flatMap((group) => group.images);
      expect(inGallery).toHaveLength(shownImages(images).length);
      expect(new Set(inGallery)).toEqual(new Set(shownImages(images)));
    }),
  );
});
