import { expect, test } from "vitest";
import { licensePlate } from "#core/plate/license-plate.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { highlightedImages } from "#features/cars/rules/gallery.ts";
import { imageTypes } from "#features/cars/rules/image.ts";
import { type BodyType, bodyTypes, type Colour, colours } from "#features/cars/rules/vocabulary.ts";
import { plateNumber } from "../plates.ts";
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
      licenseplate: plateNumber(body * 100 + paint * 10 + at),
    })),
  ),
);

test("[DEMOPICTURE-2] own body, own colour, one studio, one tone", () => {
  for (const car of cars) {
    const urls = picturesOf(car, []).images.map(({ url }) => url.slice("/files/demo/".length));
    const body = car.bodyType === "personbil" ? "sedan" : car.bodyType;
    expect(urls.every((url) => url.split(".")[1]?.startsWith(`${body}-`))).toBe(true);
    const outside = urls.filter((url) => url.startsWith("exterior"));
    expect(outside.every((url) => named[car.colour].test(url))).toBe(true);
    expect(new Set(outside.map((url) => url.split(".")[0])).size).toBe(1);
    const tones = urls.flatMap((url) => /-(?:dash2?|bak|inne)-(ljus|mork)\./.exec(url)?.[1] ?? []);
    expect(new Set(tones).size).toBe(1);
  }
});

test("[DEMOPICTURE-3] [CAR-1] 8 to 14 pictures, none twice and none highlighted, with their types, previews and plates", () => {
  for (const car of cars) {
    const { images } = picturesOf(car, []);
    expect(highlightedImages(images)).toEqual([]);
    expect(images.length).toBeGreaterThanOrEqual(8);
    expect(images.length).toBeLessThanOrEqual(14);
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
    expect(images.map(({ position }) => position)).toEqual(images.map((_, at) => at));
    for (const { url, type, preview } of images) {
      expect(preview).toMatch(/^radial-gradient/);
      expect(url.includes(`.${car.licenseplate}.`)).toBe(/demo\/exterior|-last-/.test(url));
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

test("[DEMOPICTURE-3] cars that are alike do not look alike", () => {
  const alike = Array.from({ length: 24 }, (_, at) => ({
    bodyType: "suv" as const,
    colour: "vit" as const,
    licenseplate: plateNumber(at),
  }));
  const covers = alike.map((car) => picturesOf(car, []).images[0]?.url.split("/")[3] ?? "");
  const looks = covers.map((cover) => cover.replace(/\.[a-z0-9]+\.(\d)$/, ".$1"));
  expect(new Set(looks).size).toBeGreaterThanOrEqual(12);
});

const finding = (part: ConditionFinding["part"], note: string): ConditionFinding => ({
  part,
  verdict: "note",
  note,
  imagePosition: null,
});

test("[DEMOPICTURE-4] a finding points at a picture of just that, or at none", () => {
  const findings = [
    finding("exteriorDamage", "Repa, vänster bakdörr. 6 cm, genom klarlack."),
    finding("exteriorDamage", "Repa, främre stötfångare. 6 cm, genom klarlack."),
    finding("interiorDamage", "Reva i förarstolens klädsel, 2 cm."),
    finding("wheelDamage", "Kantstött fälg, vänster fram. 3 cm, ytterkanten."),
    finding("paint", "Flera stenskott på motorhuven."),
  ];
  const pictured = (bodyType: BodyType, colour: Colour) => {
    const { images, findings: told } = picturesOf(
      { bodyType, colour, licenseplate: licensePlate.parse("mlb84a") },
      findings,
    );
    const urlAt = (position: number | null) => images.find((image) => image.position === position)?.url;
    return told.map(({ imagePosition }) => /kombi-(\w+)-/.exec(urlAt(imagePosition) ?? "")?.[1] ?? null);
  };
  expect(pictured("kombi", "blå")).toEqual(["repa", null, null, "kantstott", "stenskott"]);
  expect(pictured("suv", "vit")).toEqual(["repa", null, null, null, null]);
  expect(pictured("cab", "vit")).toEqual([null, null, null, null, null]);
  expect(pictured("kombi", "röd")).toEqual([null, null, null, "kantstott", null]);
});

test("[ADVERT-7] [PREVIEW-1] the picture of somebody else's car shows no plate, and has a preview", () => {
  const [car] = cars;
  if (!car) throw new Error("no cars");
  const { imageUrl, imagePreview } = pictureOfAdvert(car);
  expect(imageUrl).not.toContain(car.licenseplate);
  expect(imagePreview).toMatch(/^\S/);
});
