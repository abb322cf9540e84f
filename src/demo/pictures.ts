import type { ConditionFinding } from "#domain/car/condition.ts";
import { type CarImage, type ImageType, imageTypes } from "#domain/car/image.ts";
import type { BodyType } from "#domain/car/vocabulary.ts";

const folder = "/pictures/demo";

/** Views rendered so far beyond the front, by body. */
const moreViews: Partial<Record<BodyType, readonly (readonly [file: string, type: ImageType])[]>> = {
  kombi: [
    ["kombi-side", imageTypes.exterior],
    ["kombi-rear", imageTypes.exterior],
    ["kombi-dashboard", imageTypes.interior],
    ["kombi-wheel", imageTypes.wheels],
  ],
};

const damageTypes = {
  exteriorDamage: imageTypes.externalDamages,
  interiorDamage: imageTypes.internalDamages,
  wheelDamage: imageTypes.damages,
} as const;

export function coverOf(body: BodyType): CarImage[] {
  return [{ url: `${folder}/${body}-front.webp`, position: 0, type: imageTypes.exterior, isHighlight: true }];
}

export function viewsOf(body: BodyType): CarImage[] {
  const more = (moreViews[body] ?? []).map(([file, type], at) => ({
    url: `${folder}/${file}.webp`,
    position: at + 1,
    type,
    isHighlight: false,
  }));
  return [...coverOf(body), ...more];
}

/** Each damage has a picture at the place its finding names. */
export function damagePictures(findings: readonly ConditionFinding[]): CarImage[] {
  return findings.flatMap(({ part, imagePosition }) =>
    imagePosition === null || !(part in damageTypes)
      ? []
      : [
          {
            url: `${folder}/damage.webp`,
            position: imagePosition,
            type: damageTypes[part as keyof typeof damageTypes],
            isHighlight: false,
          },
        ],
  );
}
