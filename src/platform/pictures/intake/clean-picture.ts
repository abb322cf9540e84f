import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureKindOf } from "../picture-kind.ts";
import { previewOf } from "../preview.ts";
import type { PictureFile } from "../variants/picture-job.ts";
import { type PictureRefusal, pictureBounds } from "./refusals.ts";

export type CleanPicture = { jpeg: Uint8Array; width: number; height: number; preview: string };
export type Cleaned = CleanPicture | { refusal: PictureRefusal };

/** The widest variant there is. */
const maxLongSide = 3840;
const latin1 = new TextDecoder("latin1");
/** Where a PNG says that it moves: before its first picture. */
const headBytes = 65_536;

/**
 * Out comes a picture of our own making, never the file that came: upright, in sRGB with 8 bits, on white where it was
 * transparent, and without anything that was not a pixel.
 */
export async function cleanPicture(file: PictureFile): Promise<Cleaned> {
  const bytes = "bytes" in file ? file.bytes : await readFile(file.filePath);
  const refusal = refusalByContent(bytes);
  if (refusal) return { refusal };
  const options = { limitInputPixels: pictureBounds.pixels, failOn: "error", autoOrient: true } as const;
  try {
    const size = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    const wrong = refusalBySize(size);
    if (wrong) return { refusal: wrong };
    const { data, info } = await sharp(bytes, options)
      .resize({ width: maxLongSide, height: maxLongSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const preview = await previewOf(sharp(data));
    return { jpeg: data, width: info.width, height: info.height, preview };
  } catch {
    return { refusal: "broken" };
  }
}

function refusalByContent(bytes: Uint8Array): PictureRefusal | null {
  const head = latin1.decode(bytes.subarray(0, headBytes));
  const brands = head.slice(4, 8) === "ftyp" ? head.slice(8, 40) : "";
  const kind = pictureKindOf(bytes);
  if (/hei[cxms]|hev[cxms]/.test(brands) || (brands.startsWith("mif1") && kind === null)) return "heic";
  if (kind === null) return "notAPicture";
  const isMoving = (kind === "png" && head.includes("acTL")) || brands.startsWith("avis");
  return isMoving ? "moving" : null;
}

type Size = { width: number; height: number; pages?: number | undefined };

/** From the header alone, before anything is unpacked. */
function refusalBySize({ width, height, pages = 1 }: Size): PictureRefusal | null {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (pages > 1) return "moving";
  if (width * height > pictureBounds.pixels) return "tooManyPixels";
  if (long > pictureBounds.longSide) return "tooLong";
  if (short < pictureBounds.shortSide) return "tooSmall";
  return long / short > pictureBounds.ratio ? "tooNarrow" : null;
}
