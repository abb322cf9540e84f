import { type ImageType, imageTypes } from "./image.ts";

/** What a picture shows, as whoever sorts pictures reads it. */
export const imageTypeLabels = {
  [imageTypes.exterior]: "Exteriör",
  [imageTypes.interior]: "Interiör",
  [imageTypes.wheels]: "Hjul",
  [imageTypes.pano]: "360°",
  [imageTypes.externalDamages]: "Utv. skada",
  [imageTypes.internalDamages]: "Inv. skada",
  [imageTypes.damages]: "Skada",
  [imageTypes.documentation]: "Dokument",
  [imageTypes.other]: "Övrigt",
  [imageTypes.unknown]: "Okänd",
} as const satisfies Record<ImageType, string>;

/** Numbers as keys are sorted by the language: the order is written down. */
export const imageTypeOrder: readonly ImageType[] = [
  imageTypes.exterior,
  imageTypes.interior,
  imageTypes.wheels,
  imageTypes.pano,
  imageTypes.externalDamages,
  imageTypes.internalDamages,
  imageTypes.damages,
  imageTypes.documentation,
  imageTypes.other,
  imageTypes.unknown,
];
