import jsQr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

/** As a camera sees the drawing on white paper. */
async function seen(drawn: string, side: number): Promise<string | null> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="400" height="400"><rect width="${side}" height="${side}" fill="white"/>${drawn}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

test.each([
  "https://milstolpen.example/kopa-bil/volvo/mlb84a/",
  "http://localhost:3000/kopa-bil/skoda/åäö12a/",
])("[CARPARTS-15] a telephone reads %s from the sheet, also with a wiper before it", async (address) => {
  const { side, path } = qrPath(address);
  const code = `<path d="${path}"/>`;
  expect(await seen(code, side)).toBe(address);
  const wiper = `<rect x="${side / 2}" y="${side / 2}" width="${side / 10}" height="${side / 6}" fill="#333"/>`;
  expect(await seen(code + wiper, side)).toBe(address);
  expect(await seen(`<path d="${path.slice(0, path.length / 2)}"/>`, side)).toBeNull();
});
