import { expect, test } from "vitest";
import { emptyImage, imageTypes } from "./image.ts";

test("[IMAGE-1] the ten picture types and their numbers", () => {
  expect(imageTypes).toEqual({
    unknown: 0,
    exterior: 1,
    interior: 2,
    pano: 3,
    damages: 10,
    wheels: 11,
    internalDamages: 12,
    externalDamages: 13,
    documentation: 14,
    other: 15,
  });
});

test("[IMAGE-2] a picture of which nothing is said", () => {
  expect(emptyImage).toEqual({ url: "", position: 0, type: 0, isHighlight: false });
});
