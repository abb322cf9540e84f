import { expect, test } from "vitest";
import { diskStore } from "#media/disk-store.ts";
import { pictureStore } from "#media/picture-store.ts";
import { aJpeg } from "#tests/a-picture-supply.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { pictureFiles } from "./picture-files.ts";

test("[PICTURE-1] a picture is served with its type, an ETag and a year's caching; others are a 404", async () => {
  const pictures = pictureStore(diskStore(temporaryFolder()));
  const site = pictureFiles(pictures);
  const address = (await pictures.save(aJpeg("car"))) ?? "";
  const answer = await site.request(address);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(aJpeg("car"));
  const etag = answer.headers.get("etag") ?? "";
  for (const asked of [etag, `W/"x", W/${etag}`, "*"]) {
    const again = await site.request(address, { headers: { "if-none-match": asked } });
    expect([again.status, (await again.text()).length]).toEqual([304, 0]);
  }
  for (const missing of [`/files/pictures/${"0".repeat(64)}.jpg`, "/files/pictures/..%2Fa.jpg"]) {
    const none = await site.request(missing);
    expect([none.status, none.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});
