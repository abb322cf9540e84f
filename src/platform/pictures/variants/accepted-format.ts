export type PictureFormat = "avif" | "webp" | "jpeg";

export const pictureTypes = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
} as const satisfies Record<PictureFormat, string>;

/** Best first. A JPEG is taken by everybody, also by who does not say so. */
export function acceptedFormats(accept: string): PictureFormat[] {
  const taken = new Set(
    accept
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((word) => word.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
      .map(([type = ""]) => type),
  );
  const named = (["avif", "webp"] as const).filter((format) => taken.has(pictureTypes[format]));
  return [...named, "jpeg"];
}
