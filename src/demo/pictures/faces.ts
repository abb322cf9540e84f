import type { Make } from "#features/cars/rules/makes.ts";
import type { BodyType } from "#features/cars/rules/vocabulary.ts";

/** Five makers' cars that do not exist: nose, lamps, side, proportions and wheels of their own. */
type Face = "a" | "b" | "c" | "d" | "e";

/** A make has the same face in every picture; the most common makes are spread over all five. */
export const faceOfMake = {
  audi: "e",
  bmw: "c",
  citroen: "d",
  cupra: "e",
  ford: "c",
  hyundai: "b",
  kia: "e",
  mazda: "a",
  "mercedes-benz": "c",
  mg: "b",
  mini: "a",
  mitsubishi: "a",
  nissan: "d",
  opel: "a",
  peugeot: "c",
  polestar: "b",
  porsche: "c",
  renault: "b",
  seat: "d",
  skoda: "a",
  subaru: "c",
  tesla: "b",
  toyota: "d",
  volkswagen: "a",
  volvo: "b",
} as const satisfies Record<Make, Face>;

const faces: Record<string, Face> = faceOfMake;
const withFaces: readonly BodyType[] = ["suv", "kombi", "halvkombi", "sedan", "minibuss", "sportkupe", "cab"];

/** As the renders are named: "kombi-c". The first face has no letter, nor has a van, of which there is one. */
export function shapeOf(body: BodyType, normalizedMake: string): string {
  const face = faces[normalizedMake] ?? "a";
  return face === "a" || !withFaces.includes(body) ? body : `${body}-${face}`;
}
