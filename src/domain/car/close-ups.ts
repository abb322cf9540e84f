import type { ConditionPart } from "./condition.ts";
import { firstFindingPosition, type ImageType, imageTypes } from "./image.ts";

const types: Partial<Record<ConditionPart, ImageType>> = {
  exteriorDamage: imageTypes.externalDamages,
  interiorDamage: imageTypes.internalDamages,
  wheelDamage: imageTypes.wheels,
};

/** The tab of the gallery in which the close-up of a finding stands. [DATA-49] */
export function closeUpType(part: ConditionPart): ImageType {
  return types[part] ?? imageTypes.damages;
}

/**
 * The pictures of a car in the order that they are shown in, each with its place: those that a finding points at stand
 * after all others, so that an import can change the others without them. [CARPARTS-4]
 */
export function arranged<Picture extends { key: string }>(
  pictures: readonly Picture[],
  closeUps: ReadonlySet<string>,
): (Picture & { position: number })[] {
  const isCloseUp = ({ key }: Picture) => closeUps.has(key);
  const others = pictures.filter((picture) => !isCloseUp(picture));
  return [
    ...others.map((picture, at) => ({ ...picture, position: at })),
    ...pictures.filter(isCloseUp).map((picture, at) => ({ ...picture, position: firstFindingPosition + at })),
  ];
}

/** A name for each picture that stays when others come, go or change places: its address, and a number for one that is there twice. [CARPARTS-3] */
export function pictureKeys(urls: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return urls.map((url) => {
    const times = (seen.get(url) ?? 0) + 1;
    seen.set(url, times);
    return times === 1 ? url : `${url} ${times}`;
  });
}
