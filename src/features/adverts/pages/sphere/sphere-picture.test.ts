import { expect, test } from "vitest";
import { pictureWidth } from "./sphere-picture.ts";

test.each([
  ["a telephone", { pixels: 1170, maxTextureSize: 8192 }, 2048],
  ["a large screen", { pixels: 2880, maxTextureSize: 16384 }, 3840],
  ["a large screen of an old machine", { pixels: 1920, maxTextureSize: 2048 }, 2048],
])("[SPHERE-4] the picture is no wider than needed or held: %s", (_, screen, width) => {
  expect(pictureWidth(screen)).toBe(width);
});
