import { expect, test } from "vitest";
import { imageTypes } from "./image.ts";
import { countedByType, imageTypeNames } from "./image-type-names.ts";

test("[TOOLBOX-4] pictures are counted by kind, with the first of each; every kind has a name", () => {
  const images = [
    { type: imageTypes.interior, url: "/a" },
    { type: imageTypes.exterior, url: "/b" },
    { type: imageTypes.interior, url: "/c" },
  ];
  expect(countedByType(images).toSorted((one, other) => one.url.localeCompare(other.url))).toEqual([
    { name: "Insida", count: 2, url: "/a" },
    { name: "Utsida", count: 1, url: "/b" },
  ]);
  expect(Object.keys(imageTypeNames)).toHaveLength(Object.keys(imageTypes).length);
});
