import sharp, { type Sharp } from "sharp";
import { pictureKindOf } from "../picture-kind.ts";
import type { Pixels } from "../preview.ts";
import { drawSharingPicture } from "../sharing/draw-sharing-picture.ts";
import type { PictureFormat } from "./accepted-format.ts";
import type { Corners, Crop, EncodeJob, PictureFile, PictureJob } from "./picture-job.ts";
import { plateSvg } from "./plate-art.ts";
import { glowInto, screenSvg } from "./screen-art.ts";
import { mipLevels, multiplyInto, warp } from "./warp.ts";

export const maxPixels = 50_000_000;
const drawingsRemembered = 200;

/** Measured (docs/performance.md): the WebP is made while somebody waits, the AVIF when there is time. */
const encodeAs = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 2 }),
  jpeg: (picture) => picture.jpeg({ quality: 78, progressive: true }),
} as const satisfies Record<PictureFormat, (picture: Sharp) => Sharp>;

export async function encodePicture({ picture, width, format }: EncodeJob): Promise<Uint8Array> {
  const pixels = await pixelsOf(picture, width);
  if (picture.card) return drawSharingPicture(pixels, picture.card);
  const { data, ...size } = pixels;
  return encodeAs[format](sharp(data, { raw: { ...size, channels: 3 } })).toBuffer();
}

/** The part that is shown, at most so wide and never wider than it is, with what is drawn into it. */
export async function pixelsOf(
  { file, crop, plates, screens = [] }: PictureJob,
  width: number,
): Promise<Pixels> {
  const image = sharp(checkedInput(file), {
    limitInputPixels: maxPixels,
    failOn: "none",
    autoOrient: true,
  });
  const shown = crop ? image.extract(await cropInPixels(image, crop)) : image;
  const { data, info } = await shown
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const placed = (corners: Corners) => (crop ? corners.map(([x, y]) => inside(crop, x, y)) : corners);
  for (const { text, corners } of plates) {
    const laid = warp(await drawing(plateSvg(text)), placed(corners), pixels);
    if (laid) multiplyInto(pixels, laid);
  }
  for (const { text, corners } of screens) {
    const laid = warp(await drawing(screenSvg(text)), placed(corners), pixels);
    if (laid) glowInto(pixels, laid);
  }
  return pixels;
}

/** Bytes are read by their content; our own drawings are the only SVG that this process ever opens. */
function checkedInput(file: PictureFile): string | Uint8Array {
  if ("filePath" in file) return file.filePath;
  if (pictureKindOf(file.bytes) === null) throw new Error("The file is no picture.");
  return file.bytes;
}

async function cropInPixels(picture: Sharp, { left, top, width, height }: Crop) {
  const size = await picture.metadata();
  return {
    left: Math.round(left * size.width),
    top: Math.round(top * size.height),
    width: Math.round(width * size.width),
    height: Math.round(height * size.height),
  };
}

const inside = (crop: Crop, x: number, y: number) =>
  [(x - crop.left) / crop.width, (y - crop.top) / crop.height] as const;

const drawings = new Map<string, Promise<Pixels[]>>();

/** A plate is drawn once for all the pictures of its car, which are mostly asked for together. */
function drawing(svg: string): Promise<Pixels[]> {
  const cached = drawings.get(svg);
  if (cached) return cached;
  const [oldest] = drawings.keys();
  if (drawings.size >= drawingsRemembered && oldest !== undefined) drawings.delete(oldest);
  const drawn = draw(svg);
  drawings.set(svg, drawn);
  return drawn;
}

async function draw(svg: string): Promise<Pixels[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return mipLevels({ data, width: info.width, height: info.height });
}
