import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webManifest } from "./web-manifest.ts";

/** Width and height stand in the first chunk of a PNG, after the eight bytes of its signature. */
function pngSize(file: string): string {
  const picture = readFileSync(file);
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

test("[OFFLINE-8] every icon of the manifest is a picture of the size it says; the manifest is Swedish and starts at home", () => {
  const { icons } = webManifest(17);
  for (const { src, sizes } of icons)
    expect({ src, sizes: pngSize(`brand/public${src}`) }).toEqual({ src, sizes });
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  expect(pngSize("brand/public/icons/apple-touch-icon.png")).toBe("180x180");
  expect(webManifest(17)).toMatchObject({ lang: "sv", start_url: "/", scope: "/", short_name: "Milstolpen" });
});
