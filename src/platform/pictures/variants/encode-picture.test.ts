import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePicture, pixelsOf } from "./encode-picture.ts";
import type { PictureJob } from "./picture-job.ts";

async function grey(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer();
}

const corners = [
  [0.25, 0.5],
  [0.75, 0.55],
  [0.75, 0.75],
  [0.25, 0.7],
] as const;

const job = async (said: Partial<PictureJob> = {}): Promise<PictureJob> => ({
  file: { bytes: await grey(400, 300) },
  crop: null,
  plates: [],
  ...said,
});

test("[PLATEART-2] a plate is laid onto its corners, in the light of the picture; nothing beyond them changes", async () => {
  const { data, width } = await pixelsOf(await job({ plates: [{ text: "mlb84a", corners }] }), 400);
  const at = (x: number, y: number) => data[(y * width + x) * 3] ?? 0;
  const inside: number[] = [];
  const outside: number[] = [];
  for (let y = 0; y < 300; y++)
    for (let x = 0; x < 400; x++) {
      const isOutside = x < 98 || x > 301 || y < 148 || y > 226;
      (isOutside ? outside : inside).push(at(x, y));
    }
  expect([Math.min(...outside), Math.max(...outside)]).toEqual([128, 128]);
  // Black signs and white ground, the white no lighter than the picture was.
  expect(Math.min(...inside)).toBeLessThan(40);
  expect(Math.max(...inside)).toBeLessThan(133);
});

test("[PLATEART-2] in a part of the picture the plate stays where it was", async () => {
  const plates = [{ text: "mlb84a", corners }];
  const whole = await pixelsOf(await job({ plates }), 400);
  const crop = { left: 0.25, top: 0.5, width: 0.5, height: 0.5 };
  const part = await pixelsOf(await job({ plates, crop }), 400);
  expect([part.width, part.height]).toEqual([200, 150]);
  const differences: number[] = [];
  for (let y = 0; y < 150; y++)
    for (let x = 0; x < 200; x++)
      differences.push(
        Math.abs((part.data[(y * 200 + x) * 3] ?? 0) - (whole.data[((y + 150) * 400 + x + 100) * 3] ?? 0)),
      );
  expect(Math.max(...differences)).toBeLessThan(12);
});

test("[SCREENART-1] words on a screen give way to others on its own dark; nothing beyond the corners changes", async () => {
  const old = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#101418" } })
    .composite([
      { input: { create: { width: 120, height: 12, channels: 3, background: "#fff" } }, left: 140, top: 184 },
    ])
    .png()
    .toBuffer();
  const flat = [
    [0.25, 0.5],
    [0.75, 0.5],
    [0.75, 0.75],
    [0.25, 0.75],
  ] as const;
  const screen = async (text: string) =>
    pixelsOf(await job({ file: { bytes: old }, screens: [{ text, corners: flat }] }), 400);
  const before = await pixelsOf(await job({ file: { bytes: old } }), 400);
  const [blank, written] = [await screen(" "), await screen("9 990 mil")];
  const brightest = ({ data }: { data: Uint8Array }) =>
    data.reduce((most, value) => Math.max(most, value), 0);
  expect([brightest(before), brightest(blank), brightest(written) > 180]).toEqual([255, 24, true]);
  const changed = [...written.data.entries()].filter(([at, value]) => value !== before.data[at]);
  for (const [at] of changed) {
    const [x, y] = [Math.floor(at / 3) % 400, Math.floor(at / 1_200)];
    expect(x >= 100 && x < 300 && y >= 150 && y < 225).toBe(true);
  }
});

test.each([
  ["webp", 256, 256],
  ["avif", 256, 256],
  ["jpeg", 3840, 400],
] as const)("[VARIANT-12] %s at %i px is %i px wide", async (format, width, wide) => {
  const made = await sharp(await encodePicture({ picture: await job(), width, format })).metadata();
  expect([made.width, made.format === "heif" ? "avif" : made.format]).toEqual([wide, format]);
});

test("[VARIANT-12] bytes that are no picture are not opened, whatever libvips could read", async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(
    encodePicture({ picture: await job({ file: { bytes } }), width: 64, format: "webp" }),
  ).rejects.toThrow("no picture");
});
