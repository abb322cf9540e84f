import { expect, test } from "vitest";
import { type CarImage, imageTypes } from "#domain/car/image.ts";
import { galleryView } from "./gallery-view.ts";

const image = (url: string, position: number, type: CarImage["type"]): CarImage => ({
  url,
  position,
  type,
  isHighlight: false,
});

test("[PAGE-18] all pictures but the sphere, kind by kind, each with its number", () => {
  const images = [
    image("/seat.webp", 0, imageTypes.interior),
    image("/sphere.webp", 1, imageTypes.pano),
    image("/front.webp", 2, imageTypes.exterior),
  ];
  expect(galleryView({ carName: "Volvo V60", images })).toEqual([
    { id: "bild-1", url: "/front.webp", alt: "Volvo V60, exteriör, bild 1 av 2", preview: null },
    { id: "bild-2", url: "/seat.webp", alt: "Volvo V60, interiör, bild 2 av 2", preview: null },
  ]);
});
