import { expect, test } from "vitest";
import { pictureWidths, srcSet, variantAddress } from "./picture-variants.ts";

test("[IMAGE-9] a picture is served in all widths of the contract", () => {
  expect(pictureWidths).toEqual([
    16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
  ]);
});

test.each([
  ["/files/pictures/ab12.jpg", 640, "/files/pictures/ab12/640"],
  ["/files/pictures/ab12.avif", 16, "/files/pictures/ab12/16"],
  ["/files/demo/kombi-f34-bla.mlb12a/0f.jpg", 828, "/files/demo/kombi-f34-bla.mlb12a/0f/828"],
])("[VARIANT-1] %s at %i px is at %s", (url, width, address) => {
  expect(variantAddress(url, width)).toBe(address);
});

test("[VARIANT-2] a picture on another host has no variants", () => {
  const url = "https://bilder.example/1.jpg";
  expect(variantAddress(url, 640)).toBe(url);
  expect(srcSet(url, [384, 640])).toBeUndefined();
});

test("[VARIANT-3] the addresses of some widths, as srcset wants them", () => {
  expect(srcSet("/files/pictures/ab12.jpg", [384, 640])).toBe(
    "/files/pictures/ab12/384 384w, /files/pictures/ab12/640 640w",
  );
});
