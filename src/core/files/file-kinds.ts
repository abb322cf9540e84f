import { megabytes, uploadLimits } from "./upload-limits.ts";

/** The files that a form takes: what its picker offers, what is refused before it is sent, and the words for them. */
export type FileKinds = {
  /** As browsers write them. */
  types: readonly string[];
  formats: string;
  one: string;
  several: string;
  /** What a file of another type is: "ingen bild". */
  notOne: string;
  /** For types that people have and we cannot read: what to do. */
  advice: Readonly<Record<string, string>>;
};

const heic =
  "Bilden är i formatet HEIC, som vi inte kan läsa. Välj ”Mest kompatibelt” i kamerans inställningar eller spara den som JPEG.";

export const pictureFiles = {
  types: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  formats: "JPEG, PNG, WebP eller AVIF",
  one: "bild",
  several: "bilder",
  notOne: "ingen bild",
  advice: { "image/heic": heic, "image/heif": heic },
} as const satisfies FileKinds;

/** The limits of a form in words, for whoever is about to choose. */
export function limitsText({ formats, one, several }: FileKinds): string {
  const { files, bytesPerFile, bytesInAll } = uploadLimits;
  return `Högst ${files} ${several} i ${formats}, högst ${megabytes(bytesPerFile)} per ${one} och ${megabytes(bytesInAll)} tillsammans.`;
}

/** Why a file of this type is not sent. What the browser cannot name is for the server, which looks inside. */
export function refusalOfType({ types, formats, notOne, advice }: FileKinds, type: string): string | null {
  if (type === "" || types.includes(type)) return null;
  return advice[type] ?? `Filen är ${notOne} som vi kan ta emot. Spara den som ${formats} och försök igen.`;
}
