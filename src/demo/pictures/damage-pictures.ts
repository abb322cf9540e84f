import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import type { Looks } from "./paints.ts";

/** Marks that there is a close-up of, in every paint. */
export const photographedMarks = {
  repa: { part: "exteriorDamage", pattern: /^Repa,/, type: imageTypes.externalDamages },
  buckla: { part: "exteriorDamage", pattern: /^Buckla,/, type: imageTypes.externalDamages },
  stenskott: { part: "exteriorDamage", pattern: /^Stenskott,/, type: imageTypes.externalDamages },
  kantstott: { part: "wheelDamage", pattern: /^Kantstött fälg,/, type: imageTypes.damages },
} as const satisfies Record<string, { part: ConditionFinding["part"]; pattern: RegExp; type: ImageType }>;
export type PhotographedMark = keyof typeof photographedMarks;
const marks = Object.keys(photographedMarks) as PhotographedMark[];

/** A panel looks the same on all cars of a paint; a rim does not, and the one that was photographed is on these. */
const withThatRim: readonly string[] = ["kombi", "halvkombi", "minibuss"] satisfies BodyType[];

/** The marks that there would be a true picture of on a car with these looks. */
export function marksShownOn({ shape }: Pick<Looks, "shape">): PhotographedMark[] {
  return marks.filter((mark) => mark !== "kantstott" || withThatRim.includes(shape));
}

export type CloseUp = { source: string; type: ImageType };

/** The picture that shows just this finding, in the car's own paint; null where there is none. */
export function closeUpOf({ part, note }: ConditionFinding, looks: Looks): CloseUp | null {
  const mark = marksShownOn(looks).find((one) => {
    const { part: ofPart, pattern } = photographedMarks[one];
    return part === ofPart && pattern.test(note ?? "");
  });
  if (!mark) return null;
  return { source: `skada/kombi-${mark}-${looks.paint}`, type: photographedMarks[mark].type };
}
