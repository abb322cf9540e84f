import type { Car } from "#features/cars/rules/car.ts";
import type { BodyType, Colour } from "#features/cars/rules/vocabulary.ts";
import type { Random } from "../random.ts";
import { shapeOf } from "./faces.ts";

/** The name of each colour in the set of renders; silver is a grey to whoever buys one. */
const paintsOf: Record<Colour, readonly string[]> = {
  vit: ["vit"],
  svart: ["svart"],
  grå: ["gra", "gra", "silver"],
  beige: ["beige"],
  röd: ["rod"],
  gul: ["gul"],
  grön: ["gron"],
  blå: ["bla"],
};

/** A body that names a whole group has no looks of its own. */
export const bodyShown: Partial<Record<BodyType, BodyType>> = { personbil: "sedan" };

/** What a car looks like in all of its pictures: one body with the face of its make, one paint, one tone inside. */
export type Looks = { body: BodyType; shape: string; paint: string; tone: string };

const isVan = (body: BodyType) => body.startsWith("transportbil");

export function looksOf(
  random: Random,
  { bodyType, colour, normalizedMake }: Pick<Car, "bodyType" | "normalizedMake"> & { colour: Colour },
): Looks {
  const body = bodyShown[bodyType] ?? bodyType;
  const paint = random.pick(paintsOf[colour]);
  const isLightInside = random.chance(0.25);
  return {
    body,
    shape: shapeOf(body, normalizedMake),
    paint,
    tone: isLightInside && !isVan(body) ? "ljus" : "mork",
  };
}
