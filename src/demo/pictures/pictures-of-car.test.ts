import { expect, test } from "vitest";
import { licensePlate } from "#core/plate/license-plate.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { highlightedImages } from "#features/cars/rules/gallery.ts";
import { imageTypes } from "#features/cars/rules/image.ts";
import { type BodyType, bodyTypes, type Colour, colours } from "#features/cars/rules/vocabulary.ts";
import { plateNumber } from "../plates.ts";
import { shapeOf } from "./faces.ts";
import { instrumentsIn } from "./instruments.ts";
import { pictureOfAdvert, picturesOf } from "./pictures-of-car.ts";

const named: Record<Colour, RegExp> = {
  vit: /-vit\./,
  svart: /-svart\./,
  grå: /-(?:gra|silver)\./,
  beige: /-beige\./,
  röd: /-rod\./,
  gul: /-gul\./,
  grön: /-gron\./,
  blå: /-bla\./,
};

const cars = (Object.keys(bodyTypes) as BodyType[]).flatMap((bodyType, body) =>
  (Object.keys(colours) as Colour[]).flatMap((colour, paint) =>
    Array.from({ length: 6 }, (_, at) => ({
      bodyType,
      colour,
      normalizedMake: ["volvo", "volkswagen", "bmw", "kia", "toyota", "skoda"][at] ?? "",
      mileage: 1_000 + at,
      licenseplate: plateNumber(body * 100 + paint * 10 + at),
    })),
  ),
);

test("[DEMOPICTURE-2] own body, own colour, the face of its make, one studio, one tone", () => {
  for (const car of cars) {
    const urls = picturesOf(car, []).images.map(({ url }) => url.slice("/files/demo/".length));
    const body = car.bodyType === "personbil" ? "sedan" : car.bodyType;
    const shape = shapeOf(body, car.normalizedMake);
    expect(urls.every((url) => url.split(".")[1]?.startsWith(`${body}-`))).toBe(true);
    const outside = urls.filter((url) => !/^interior|^panorama\..*-inne/.test(url));
    expect(
      outside.every((url) => new RegExp(`\\.${shape}-(?:f34|side|r34|rear|front|door|wheel|ute)-`).test(url)),
    ).toBe(true);
    expect(outside.every((url) => named[car.colour].test(url))).toBe(true);
    const tones = urls.flatMap((url) => /-(?:dash2?|bak|inne)-(ljus|mork)\./.exec(url)?.[1] ?? []);
    expect(new Set(tones).size).toBe(1);
  }
});

test("[DEMOPICTURE-7] the first picture of every car is the front at an angle", () => {
  const covers = cars.map((car) => picturesOf(car, []).images[0]?.url ?? "");
  expect(covers.filter((url) => !/^\/files\/demo\/exterior\.[a-z-]+-f34-/.test(url))).toEqual([]);
});

test("[DEMOPICTURE-9] a car turns, and is filmed, with its own face in its own paint", () => {
  for (const car of cars) {
    const { spin, video } = picturesOf(car, []).media;
    const shape = shapeOf(car.bodyType === "personbil" ? "sedan" : car.bodyType, car.normalizedMake);
    const isOwn = (url: string) =>
      new RegExp(`spin\\.${shape}-\\d\\d-`).test(url) && named[car.colour].test(url);
    expect(spin?.frames.filter((url) => !isOwn(url)) ?? []).toEqual([]);
    if (video) expect(video.url).toMatch(new RegExp(`/video/${shape}-[0-9a-f]{12}\\.mp4$`));
  }
});

test("[DEMOPICTURE-3] [CAR-1] 6 to 14 pictures, none twice and none highlighted, with their types, previews and plates", () => {
  for (const car of cars) {
    const { images } = picturesOf(car, []);
    expect(highlightedImages(images)).toEqual([]);
    expect(images.length).toBeGreaterThanOrEqual(6);
    expect(images.length).toBeLessThanOrEqual(14);
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
    expect(images.map(({ position }) => position)).toEqual(images.map((_, at) => at));
    for (const { url, type, preview } of images) {
      expect(preview).toMatch(/^UklGR/);
      expect(url.includes(`.${car.licenseplate}/`)).toBe(/demo\/exterior|-last-/.test(url));
      expect(url.includes(`.${car.mileage}/`)).toBe(
        instrumentsIn(url.replace(/.*demo\/(\w+)\./, "$1/")) !== null,
      );
      expect(type).toBe(
        url.includes("/panorama.")
          ? imageTypes.pano
          : url.includes("/hjul.")
            ? imageTypes.wheels
            : url.includes("/interior.")
              ? imageTypes.interior
              : imageTypes.exterior,
      );
    }
  }
});

const finding = (part: ConditionFinding["part"], note: string): ConditionFinding => ({
  part,
  verdict: "note",
  note,
  imagePosition: null,
});

test("[DEMOPICTURE-4] a finding points at a picture of just that in the car's own paint, or at none", () => {
  const findings = [
    finding("exteriorDamage", "Repa, höger framdörr. 6 cm, genom klarlack."),
    finding("exteriorDamage", "Buckla, vänster bakdörr. 2 cm, lacken hel."),
    finding("exteriorDamage", "Stenskott, motorhuven. Flera, högst 2 mm."),
    finding("wheelDamage", "Kantstött fälg, vänster fram. 3 cm, ytterkanten."),
    finding("exteriorDamage", "Rost, vänster tröskel. 6 cm."),
    finding("paint", "Hologram efter maskintvätt."),
  ];
  const pictured = (normalizedMake: string, bodyType: BodyType, colour: Colour) => {
    const { images, findings: told } = picturesOf(
      { bodyType, colour, normalizedMake, mileage: 900, licenseplate: licensePlate.parse("mlb84a") },
      findings,
    );
    const urlAt = (position: number | null) => images.find((image) => image.position === position)?.url;
    return told.map(
      ({ imagePosition }) => /kombi-(\w+-\w+)\.0\//.exec(urlAt(imagePosition) ?? "")?.[1] ?? null,
    );
  };
  expect(pictured("skoda", "kombi", "blå")).toEqual([
    "repa-bla",
    "buckla-bla",
    "stenskott-bla",
    "kantstott-bla",
    null,
    null,
  ]);
  // Another rim than the one that was photographed.
  expect(pictured("volvo", "kombi", "röd")).toEqual([
    "repa-rod",
    "buckla-rod",
    "stenskott-rod",
    null,
    null,
    null,
  ]);
});

test("[ADVERT-7] [PREVIEW-1] the picture of somebody else's car shows no plate, and has a preview", () => {
  const [car] = cars;
  if (!car) throw new Error("no cars");
  const { imageUrl, imagePreview } = pictureOfAdvert(car);
  expect(imageUrl).not.toContain(car.licenseplate);
  expect(imagePreview).toMatch(/^\S/);
});
