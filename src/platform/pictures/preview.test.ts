import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";
import { previewStyle } from "./preview-style.ts";

/** A dark blue car on light grey, in so many pixels. */
const spotted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#e6e6e6" } }).composite([
    {
      input: {
        create: {
          width: Math.round(width / 2),
          height: Math.round(height / 3),
          channels: 3,
          background: "#141e78",
        },
      },
      left: Math.round(width / 4),
      top: Math.round(height / 2),
    },
  ]);
const drawn = async (preview: string) =>
  sharp(Buffer.from(preview, "base64")).raw().toBuffer({ resolveWithObject: true });
const rendered = async (picture: Sharp) => sharp(await picture.png().toBuffer());

test("[PREVIEW-1] the picture itself, 20 pixels long, dark where it is dark", async () => {
  const { data, info } = await drawn(await previewOf(await rendered(spotted(1_200, 800))));
  expect([info.width, info.height]).toEqual([20, 13]);
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect([at(10, 8) < 70, at(1, 1) > 200, at(18, 12) > 200]).toEqual([true, true, true]);
});

test("[PREVIEW-1] at most 200 signs, however much is to be seen, upright or transparent", async () => {
  const noise = sharp({
    create: {
      width: 900,
      height: 1_200,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  });
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: "#0000" } });
  for (const picture of [await rendered(noise), await rendered(clear)])
    expect((await previewOf(picture)).length).toBeLessThanOrEqual(200);
});

test("[PREVIEW-2] what an older version stored is no preview, and none is asked of anybody", () => {
  expect(previewStyle(null)).toBeUndefined();
  expect(previewStyle("radial-gradient(#555,#eee)")).toBeUndefined();
  expect(previewStyle("UklGRkA=")).toEqual({
    background: "linear-gradient(#fff8,#fff8),url(data:image/webp;base64,UklGRkA=) 50%/cover",
  });
});
