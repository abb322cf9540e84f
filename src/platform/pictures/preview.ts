import sharp, { type Sharp } from "sharp";

/** RGB, three bytes a pixel. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** Tried in this order, until one is small enough. */
const longSides = [20, 14, 8];
const maxBytes = 150;
/** In pixels of the preview: a browser enlarges soft edges without rings around them. */
const softness = 0.6;
const workingSide = 160;

/**
 * The picture in a handful of pixels, to be shown blurred in its place until it comes: a WebP as text. `previewStyle`
 * makes CSS of it.
 */
export async function previewOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: workingSide, height: workingSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = Buffer.alloc(0);
  for (const side of longSides) {
    bytes = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: "inside" })
      .blur(softness)
      .webp({ quality: 40, effort: 6 })
      .toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes.toString("base64");
}
