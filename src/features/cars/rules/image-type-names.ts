import { type CarImage, type ImageType, imageTypes } from "./image.ts";

/** What kinds of pictures are called where staff sees all of them. */
export const imageTypeNames = {
  [imageTypes.exterior]: "Utsida",
  [imageTypes.interior]: "Insida",
  [imageTypes.pano]: "Panorama",
  [imageTypes.wheels]: "Hjul",
  [imageTypes.damages]: "Skador",
  [imageTypes.externalDamages]: "Skador utvändigt",
  [imageTypes.internalDamages]: "Skador invändigt",
  [imageTypes.documentation]: "Dokument",
  [imageTypes.other]: "Övrigt",
  [imageTypes.unknown]: "Utan typ",
} as const satisfies Record<ImageType, string>;

const order = Object.keys(imageTypeNames).map(Number) as ImageType[];

/** The kinds that a car has pictures of, each with how many and the first of them. */
export function countedByType(images: readonly Pick<CarImage, "type" | "url">[]) {
  return order.flatMap((type) => {
    const own = images.filter((image) => image.type === type);
    const [first] = own;
    return first ? [{ name: imageTypeNames[type], count: own.length, url: first.url }] : [];
  });
}
