import type { BodyType, Colour } from "#features/cars/rules/vocabulary.ts";
import type { Random } from "../random.ts";

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
const shapeOf: Partial<Record<BodyType, BodyType>> = { personbil: "sedan" };

/** What a car looks like in all of its pictures: one body, one paint, one studio, one tone inside. */
export type Looks = { body: BodyType; paint: string; studio: string; tone: string };

/** Their load stands in the open, and it was photographed in the light. */
const withOpenLoad: readonly BodyType[] = ["transportbil-flak", "transportbil-skap"];
const isVan = (body: BodyType) => body.startsWith("transportbil");

export function looksOf(
  random: Random,
  { bodyType, colour }: { bodyType: BodyType; colour: Colour },
  isRendered: (source: string) => boolean,
): Looks {
  const body = shapeOf[bodyType] ?? bodyType;
  const paint = random.pick(paintsOf[colour]);
  const wantsDark = random.chance(0.4) && !withOpenLoad.includes(body);
  const isLightInside = random.chance(0.25);
  return {
    body,
    paint,
    studio: wantsDark && isRendered(`exterior-mork/${body}-f34-${paint}`) ? "exterior-mork" : "exterior",
    tone: isLightInside && !isVan(body) ? "ljus" : "mork",
  };
}
