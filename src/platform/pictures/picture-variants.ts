import { deviceWidths, imageWidths } from "./image-widths.ts";

/** Every width that a picture of ours is served in. */
export const pictureWidths: readonly number[] = [...imageWidths, ...deviceWidths];

/** Only pictures on our own host are served in other widths; a foreign address is the picture as it is. */
export function hasVariants(url: string): boolean {
  return url.startsWith("/files/");
}

/** "/files/pictures/ab12.jpg" at 640 → "/files/pictures/ab12/640". The format is agreed on by `Accept`. */
export function variantAddress(url: string, width: number): string {
  return hasVariants(url) ? `${url.replace(/\.[a-z0-9]+$/, "")}/${width}` : url;
}

/** The value of `srcset`; undefined for a picture that there is only one of. */
export function srcSet(url: string, widths: readonly number[]): string | undefined {
  if (!hasVariants(url)) return undefined;
  return widths.map((width) => `${variantAddress(url, width)} ${width}w`).join(", ");
}
