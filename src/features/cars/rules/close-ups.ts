import type { ConditionPart } from "./condition.ts";
import { firstFindingPosition, type ImageType, imageTypes } from "./image.ts";

const types: Partial<Record<ConditionPart, ImageType>> = {
  exteriorDamage: imageTypes.externalDamages,
  interiorDamage: imageTypes.internalDamages,
  wheelDamage: imageTypes.wheels,
};

/** The tab of the gallery in which the close-up of a finding stands. */
export function closeUpType(part: ConditionPart): ImageType {
  return types[part] ?? imageTypes.damages;
}

/** In the order that pictures are shown in: those that a finding points at stand after all others. */
export function closeUpsLast<Picture extends { key: string }>(
  pictures: readonly Picture[],
  closeUps: ReadonlySet<string>,
): Picture[] {
  const isCloseUp = ({ key }: Picture) => closeUps.has(key);
  return [...pictures.filter((picture) => !isCloseUp(picture)), ...pictures.filter(isCloseUp)];
}

/** The same with their places: an import can change the others without the close-ups. */
export function withCloseUpsInPlace<Picture extends { key: string }>(
  pictures: readonly Picture[],
  closeUps: ReadonlySet<string>,
): (Picture & { position: number })[] {
  const inOrder = closeUpsLast(pictures, closeUps);
  const first = inOrder.findIndex(({ key }) => closeUps.has(key));
  const others = first === -1 ? inOrder.length : first;
  return inOrder.map((picture, at) => ({
    ...picture,
    position: at < others ? at : firstFindingPosition + at - others,
  }));
}

/** A name for each picture that stays when others come, go or change places: its address, and a number for one that is there twice. */
export function pictureKeys(urls: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return urls.map((url) => {
    const times = (counts.get(url) ?? 0) + 1;
    counts.set(url, times);
    return times === 1 ? url : `${url} ${times}`;
  });
}
