import { expect, test } from "vitest";
import { diskStore } from "#platform/files/disk-store.ts";
import { s3Store } from "#platform/files/s3-store.ts";
import { aJpeg } from "#tests/a-picture-supply.ts";
import { startS3 } from "#tests/s3-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { pictureKindOf } from "./picture-kind.ts";
import { pictureStore } from "./picture-store.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["jpg", "\u00ff\u00d8\u00ff\u00e0..JFIF"],
  ["png", "\u0089PNG\r\n\u001a\n...."],
  ["webp", "RIFF....WEBPVP8 "],
  ["avif", "\0\0\0\u001cftypavif\0\0\0\0avifmif1"],
  ["avif", "\0\0\0\u001cftypmif1\0\0\0\0mif1avif"],
  [null, "\0\0\0\u001cftypheic\0\0\0\0mif1heic"],
  [null, "GIF89a"],
  [null, "<svg xmlns='http://www.w3.org/2000/svg'>"],
  [null, "<!doctype html>"],
  [null, "RIFF....WAVE"],
  [null, ""],
])("[PICTURE-2] the content says what it is: %s", (kind, start) => {
  expect(pictureKindOf(bytes(start))).toBe(kind);
});

test.each([
  ["on disk", async () => diskStore(temporaryFolder())],
  ["in a bucket", async () => s3Store(new URL((await startS3()).url()))],
])(
  "[PICTURE-1] a picture has the hash of its content for a name, and is found by it %s",
  async (_name, open) => {
    const pictures = pictureStore(await open());
    const address = await pictures.save(aJpeg("one"));
    expect(address).toMatch(/^\/files\/pictures\/[0-9a-f]{64}\.jpg$/);
    expect(await pictures.save(aJpeg("one"))).toBe(address);
    expect(await pictures.save(aJpeg("two"))).not.toBe(address);
    const found = await pictures.find(address?.split("/").at(-1) ?? "");
    expect(found?.contentType).toBe("image/jpeg");
    expect(Buffer.from((await found?.read()) ?? [])).toEqual(aJpeg("one"));
    for (const name of ["../secret", `${"0".repeat(64)}.jpg`, "", "a.svg"])
      expect(await pictures.find(name)).toBeNull();
  },
);

test("[PICTURE-2] what is no picture is not stored", async () => {
  expect(await pictureStore(diskStore(temporaryFolder())).save(bytes("<svg/>"))).toBeNull();
});
