import { pictureFiles } from "#core/files/file-kinds.ts";

/** The bounds of what we take in. Whoever offers an upload states them before, from here. */
export const pictureBounds = {
  bytes: 30_000_000,
  pixels: 50_000_000,
  longSide: 12_000,
  shortSide: 300,
  /** The long side as a multiple of the short one; a panorama is two to one. */
  ratio: 4,
} as const;

/** Why a picture is not taken in, and what its owner can do about it. */
export const pictureRefusals = {
  notAPicture:
    "Filen är ingen bild som vi kan ta emot. Spara den som JPEG, PNG, WebP eller AVIF och försök igen.",
  heic: pictureFiles.advice["image/heic"],
  broken: "Bilden är skadad eller inte komplett. Öppna den, spara den på nytt som JPEG och försök igen.",
  moving: "Bilden är rörlig. Spara en stillbild som JPEG eller PNG och försök igen.",
  tooManyBytes:
    "Filen är för stor. En bild får vara högst 30 MB: spara den i lägre kvalitet eller mindre format.",
  tooManyPixels:
    "Bilden har för många bildpunkter. Den får ha högst 50 miljoner: förminska den och försök igen.",
  tooLong: "Bilden är för bred eller för hög. Beskär den så att ingen sida är över 12 000 bildpunkter.",
  tooNarrow: "Bilden är för smal. Beskär den så att den längsta sidan är högst fyra gånger den kortaste.",
  tooSmall: "Bilden är för liten. Den kortaste sidan ska vara minst 300 bildpunkter: välj en större.",
  tooSlow: "Bilden tog för lång tid att läsa. Spara den i mindre format som JPEG och försök igen.",
  busy: "Vi tar emot många bilder just nu. Försök igen om en stund.",
} as const;
export type PictureRefusal = keyof typeof pictureRefusals;
