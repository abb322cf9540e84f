import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import type { PictureRefusal } from "#platform/pictures/intake/refusals.ts";

type Made = Uint8Array | Promise<Uint8Array>;

/** A picture with something in it, so that what is cut off is missed. */
export function aPhoto(width = 640, height = 480) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#446688",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
}

const text = (content: string) => Buffer.from(content, "latin1");
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${inside}</svg>`;
const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Black and white, so that millions of pixels take a few kilobytes. */
export function aFlatPng(width: number, height: number, { isHollow = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = isHollow ? Buffer.alloc(9) : Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function anAnimatedWebp(): Promise<Uint8Array> {
  const frames = await Promise.all(
    ["#f00", "#0f0"].map((background) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

async function anAnimatedPng(): Promise<Uint8Array> {
  const png = await aPhoto().png().toBuffer();
  const afterHeader = signature.length + 25;
  const control = chunk("acTL", Buffer.of(0, 0, 0, 2, 0, 0, 0, 0));
  return Buffer.concat([png.subarray(0, afterHeader), control, png.subarray(afterHeader)]);
}

async function aPngWithAWrongSum(): Promise<Uint8Array> {
  const png = await aPhoto().png().toBuffer();
  png.writeUInt32BE(0, signature.length + 21);
  return png;
}

/** What nobody should be able to give us, and why it is refused. */
export const refusedFiles: Record<string, { refusal: PictureRefusal; make: () => Made }> = {
  "nothing at all": { refusal: "notAPicture", make: () => text("") },
  "plain text": { refusal: "notAPicture", make: () => text("Hej!") },
  "a page with a script": { refusal: "notAPicture", make: () => text("<!doctype html><script>1</script>") },
  "a PDF": { refusal: "notAPicture", make: () => text("%PDF-1.7 …") },
  "a zip": { refusal: "notAPicture", make: () => text("PK\u0003\u0004 …") },
  "a program": { refusal: "notAPicture", make: () => text("\u007fELF …") },
  "an SVG with a script": { refusal: "notAPicture", make: () => text(svg("<script>alert(1)</script>")) },
  "an SVG that fetches": {
    refusal: "notAPicture",
    make: () => text(svg('<image href="http://169.254.169.254/"/>')),
  },
  "an SVG with an entity": {
    refusal: "notAPicture",
    make: () => text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("&x;")}`),
  },
  "a packed SVG": { refusal: "notAPicture", make: () => gzipSync(svg("")) },
  "a GIF": { refusal: "notAPicture", make: () => aPhoto().gif({ effort: 1 }).toBuffer() },
  "a TIFF": { refusal: "notAPicture", make: () => aPhoto().tiff().toBuffer() },
  "a BMP": { refusal: "notAPicture", make: () => text(`BM${"\0".repeat(60)}`) },
  "an icon": { refusal: "notAPicture", make: () => text("\0\0\u0001\0\u0001\0") },
  "a Photoshop file": { refusal: "notAPicture", make: () => text("8BPS\0\u0001") },
  "a sound": { refusal: "notAPicture", make: () => text("RIFF\0\0\0\0WAVEfmt ") },
  "an iPhone's HEIC": { refusal: "heic", make: () => text("\0\0\0\u001cftypheic\0\0\0\0mif1heic") },
  "an HEIF of another brand": { refusal: "heic", make: () => text("\0\0\0\u0018ftypmif1\0\0\0\0mif1heix") },
  "a burst of HEVC": { refusal: "heic", make: () => text("\0\0\0\u0018ftyphevc\0\0\0\0msf1hevc") },
  "half a JPEG": { refusal: "broken", make: async () => half(await aPhoto().jpeg().toBuffer()) },
  "half a PNG": { refusal: "broken", make: async () => half(await aPhoto().png().toBuffer()) },
  "half a WebP": { refusal: "broken", make: async () => half(await aPhoto().webp().toBuffer()) },
  "half an AVIF": {
    refusal: "broken",
    make: async () => half(await aPhoto().avif({ effort: 0 }).toBuffer()),
  },
  "the beginning of a JPEG": { refusal: "broken", make: () => Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16) },
  "the signature of a PNG": { refusal: "broken", make: () => signature },
  "a PNG with a wrong checksum": { refusal: "broken", make: aPngWithAWrongSum },
  "a JPEG that is text": { refusal: "broken", make: () => text(`\u00ff\u00d8\u00ff${"Hej! ".repeat(500)}`) },
  "30,000 pixels square": {
    refusal: "tooManyPixels",
    make: () => aFlatPng(30_000, 30_000, { isHollow: true }),
  },
  "a bomb: 256 million pixels in 31 kB": { refusal: "tooManyPixels", make: () => aFlatPng(16_000, 16_000) },
  "two thousand million pixels wide": {
    refusal: "broken",
    make: () => aFlatPng(2 ** 31 - 1, 1, { isHollow: true }),
  },
  "30,000 pixels wide and 10 high": { refusal: "tooLong", make: () => aFlatPng(30_000, 10) },
  "a strip": { refusal: "tooNarrow", make: () => aFlatPng(4_000, 500) },
  "a stamp": { refusal: "tooSmall", make: () => aPhoto(200, 150).jpeg().toBuffer() },
  "an animated WebP": { refusal: "moving", make: anAnimatedWebp },
  "an animated PNG": { refusal: "moving", make: anAnimatedPng },
  "a sequence of AVIF": { refusal: "moving", make: () => text("\0\0\0\u001cftypavis\0\0\0\0avismsf1") },
  "a JPEG of 31 MB": {
    refusal: "tooManyBytes",
    make: async () => Buffer.concat([await aPhoto().jpeg().toBuffer(), Buffer.alloc(31_000_000)]),
  },
};
