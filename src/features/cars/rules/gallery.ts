import { type CarImage, type ImageType, imageTypes } from "./image.ts";

/** The tabs of the gallery, in the order they stand, and the picture types each one holds. */
export const galleryGroups = {
  exterior: { label: "Exteriör", types: [imageTypes.exterior] },
  interior: { label: "Interiör", types: [imageTypes.interior] },
  pano: { label: "360°", types: [imageTypes.pano] },
  damages: {
    label: "Skador",
    types: [imageTypes.damages, imageTypes.internalDamages, imageTypes.externalDamages],
  },
  wheels: { label: "Hjul", types: [imageTypes.wheels] },
  documentation: { label: "Dokument", types: [imageTypes.documentation] },
  other: { label: "Övrigt", types: [imageTypes.other, imageTypes.unknown] },
} as const satisfies Record<string, { label: string; types: readonly ImageType[] }>;
export type GalleryGroup = keyof typeof galleryGroups;

const groupNames = Object.keys(galleryGroups) as GalleryGroup[];

/** A car is sold by its looks. A sphere, a scratch or a paper says nothing on a card. */
const coverOrder: readonly ImageType[] = [
  imageTypes.exterior,
  imageTypes.unknown,
  imageTypes.interior,
  imageTypes.other,
];

/** Pictures of what the technician found: 10 to 13, wheels among them. */
export function isDamageImage(image: Pick<CarImage, "type">): boolean {
  return image.type >= imageTypes.damages && image.type <= imageTypes.externalDamages;
}

/** A picture of all that is around one point: shown by a viewer of its own. */
export function isSphere(image: Pick<CarImage, "type" | "url">): boolean {
  return image.type === imageTypes.pano && image.url !== "";
}

/** What can be shown at all, in the order the photographer gave. */
export function shownImages(images: readonly CarImage[]): CarImage[] {
  return images.filter((image) => image.url !== "").toSorted((a, b) => a.position - b.position);
}

export function highlightedImages(images: readonly CarImage[]): CarImage[] {
  return shownImages(images).filter((image) => image.isHighlight);
}

export function coverImage(images: readonly CarImage[]): CarImage | null {
  const visible = shownImages(images);
  for (const type of coverOrder) {
    const first = visible.find((image) => image.type === type);
    if (first) return first;
  }
  return null;
}

/** A tab without pictures is left out. */
export function galleryFromImages(
  images: readonly CarImage[],
): { group: GalleryGroup; images: CarImage[] }[] {
  const visible = shownImages(images);
  return groupNames
    .map((group) => {
      const types: readonly ImageType[] = galleryGroups[group].types;
      return { group, images: visible.filter((image) => types.includes(image.type)) };
    })
    .filter(({ images: grouped }) => grouped.length > 0);
}
