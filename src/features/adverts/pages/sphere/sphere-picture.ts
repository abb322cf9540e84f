import { hasVariants, variantAddress } from "#platform/pictures/picture-variants.ts";

/** A picture of the whole turn is seen a fifth at a time: more than this shows no more on a telephone. */
const widthOnSmallScreens = 2048;
const widthOnLargeScreens = 3840;

/** The width worth fetching: as sharp as the screen, and no wider than the device can hold. */
export function pictureWidth(screen: { pixels: number; maxTextureSize: number }): number {
  const targetWidth = screen.pixels > 1_400 ? widthOnLargeScreens : widthOnSmallScreens;
  return screen.maxTextureSize >= targetWidth ? targetWidth : widthOnSmallScreens;
}

/** Fetched and decoded; a picture of another host must allow that we look into it. */
export async function loadPicture(url: string, width: number): Promise<HTMLImageElement> {
  const picture = new Image();
  if (!hasVariants(url)) picture.crossOrigin = "anonymous";
  picture.src = variantAddress(url, width);
  await picture.decode();
  return picture;
}

/** A picture wider than the device holds is made smaller first. */
export function withinBounds(
  picture: HTMLImageElement,
  maxTextureSize: number,
): HTMLImageElement | HTMLCanvasElement | null {
  const scale = maxTextureSize / Math.max(picture.naturalWidth, picture.naturalHeight);
  if (scale >= 1) return picture;
  const smaller = document.createElement("canvas");
  smaller.width = Math.floor(picture.naturalWidth * scale);
  smaller.height = Math.floor(picture.naturalHeight * scale);
  const context = smaller.getContext("2d");
  context?.drawImage(picture, 0, 0, smaller.width, smaller.height);
  return context && smaller;
}
