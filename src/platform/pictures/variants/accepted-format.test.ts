import { expect, test } from "vitest";
import { acceptedFormats } from "./accepted-format.ts";

test.each([
  ["image/avif,image/webp,*/*;q=0.8", ["avif", "webp", "jpeg"]],
  ["image/avif;q=0, image/webp", ["webp", "jpeg"]],
  ["IMAGE/AVIF ; q=0.8", ["avif", "jpeg"]],
  ["image/webp;q=0.000", ["jpeg"]],
  ["image/*,*/*", ["jpeg"]],
  ["", ["jpeg"]],
])("[VARIANT-5] %s takes %j", (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
