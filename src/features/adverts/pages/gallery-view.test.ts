import { expect, test } from "vitest";
import { type CarImage, imageTypes } from "#features/cars/rules/image.ts";
import { galleryTabs, galleryView, pictureCount } from "./gallery-view.ts";

const image = (url: string, position: number, type: CarImage["type"]): CarImage => ({
  url,
  position,
  type,
  isHighlight: false,
});

const images = [
  image("/seat.webp", 0, imageTypes.interior),
  image("/sphere.webp", 1, imageTypes.pano),
  image("/front.webp", 2, imageTypes.exterior),
];
const scratch = image("/repa.webp", 500, imageTypes.externalDamages);
const scratched = {
  heading: "Repa, vänster bakdörr",
  note: "11 cm.",
  facts: [],
  zone: "elsewhere" as const,
  place: null,
  picture: { url: "/repa.webp", alt: "" },
};

test("[PAGE-18] all pictures but the sphere, kind by kind, each with its number", () => {
  const plain = { preview: null, damage: null };
  expect(galleryView({ carName: "Volvo V60", images })).toEqual([
    {
      ...plain,
      id: "bild-1",
      url: "/front.webp",
      alt: "Volvo V60, exteriör, bild 1 av 2",
      caption: "Exteriör",
      group: "exterior",
    },
    {
      ...plain,
      id: "bild-2",
      url: "/seat.webp",
      alt: "Volvo V60, interiör, bild 2 av 2",
      caption: "Interiör",
      group: "interior",
    },
  ]);
});

test("[DAMAGE-2] the picture of a damage has its number and says what it shows", () => {
  const pictures = galleryView({ carName: "Volvo V60", images: [...images, scratch] }, [scratched]);
  expect(pictures.map(({ damage }) => damage)).toEqual([null, null, 1]);
  expect(pictures[2]?.alt).toBe("Volvo V60, Repa, vänster bakdörr, bild 3 av 3");
  expect(pictures[2]?.caption).toBe("Repa, vänster bakdörr");
});

test("[GALLERY-1] a tab for each kind there is, with its count and its first picture", () => {
  const pictures = galleryView({ carName: "Volvo V60", images: [...images, scratch] }, [scratched]);
  expect(galleryTabs(pictures)).toEqual([
    { group: "exterior", label: "Exteriör", count: 1, first: 0 },
    { group: "interior", label: "Interiör", count: 1, first: 1 },
    { group: "damages", label: "Skador", count: 1, first: 2 },
  ]);
});

test("[GALLERY-2] the counter counts pictures, and damages among all of them", () => {
  const pictures = galleryView({ carName: "Volvo V60", images: [...images, scratch] }, [scratched]);
  expect([pictureCount(pictures, 1, 3), pictureCount(pictures, 2, 3)]).toEqual([
    "Bild 2 av 3",
    "Skada 1 av 3",
  ]);
});

test("[STAGE-4] under a picture stands what it shows, or its kind where nobody knows", () => {
  const front = image("/files/demo/exterior.kombi-b-f34-bla.mlb12a.3/0a1b.jpg", 0, imageTypes.exterior);
  const [known, other] = galleryView({ carName: "Volvo V60", images: [front, ...images] });
  expect([known?.caption, known?.alt, other?.caption]).toEqual([
    "Snett framifrån, vänster sida",
    "Volvo V60, snett framifrån, vänster sida, bild 1 av 3",
    "Exteriör",
  ]);
});
