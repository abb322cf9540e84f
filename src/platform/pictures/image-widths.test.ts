import fc from "fast-check";
import { expect, test } from "vitest";
import { deviceWidths, imageWidths, widthToFill } from "./image-widths.ts";

test("[IMAGE-9] image widths 16 to 384, device widths 640 to 3840", () => {
  expect(imageWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
});

test.each([
  [1, 16],
  [384, 384],
  [385, 640],
  [1081, 1200],
  [5000, 3840],
])("[IMAGE-10] a space of %i px is filled by the picture of %i px", (pixels, width) => {
  expect(widthToFill(pixels)).toBe(width);
});

test("[IMAGE-10] a larger space never gets a smaller picture", () => {
  const pixels = fc.integer({ min: 1, max: 6_000 });
  fc.assert(fc.property(pixels, pixels, (a, b) => a > b || widthToFill(a) <= widthToFill(b)));
});
