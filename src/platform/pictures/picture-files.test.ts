import sharp from "sharp";
import { expect, test } from "vitest";
import { diskStore } from "#platform/files/disk-store.ts";
import { aJpeg } from "#tests/a-picture-supply.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { noMedia } from "#tests/test-services.ts";
import { pictureFiles, type SiteMedia } from "./picture-files.ts";
import { pictureStore } from "./picture-store.ts";
import { boundedQueue } from "./variants/bounded-queue.ts";
import type { Encoder } from "./variants/encoder.ts";
import { serveVariants } from "./variants/serve-variants.ts";
import { variantFiles } from "./variants/variant-files.ts";

test("[PICTURE-1] a picture is served with its type, an ETag and a year's caching; others are a 404", async () => {
  const pictures = pictureStore(diskStore(temporaryFolder()));
  const site = pictureFiles(pictures, noMedia);
  const address = (await pictures.save(aJpeg("car"))) ?? "";
  const answer = await site.request(address);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(aJpeg("car"));
  const etag = answer.headers.get("etag") ?? "";
  for (const requestedWidth of [etag, `W/"x", W/${etag}`, "*"]) {
    const again = await site.request(address, { headers: { "if-none-match": requestedWidth } });
    expect([again.status, (await again.text()).length]).toEqual([304, 0]);
  }
  for (const missing of [`/files/pictures/${"0".repeat(64)}.jpg`, "/files/pictures/..%2Fa.jpg"]) {
    const none = await site.request(missing);
    expect([none.status, none.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

const encode: Encoder["encode"] = async ({ width, format }) => Buffer.from(`${width} ${format}`);

/** A site with one picture of its own, and one of the demo that is called "car". */
async function aSite() {
  const queue = boundedQueue({ lanes: 2, waitingNow: 100, waitingLater: 100 });
  let isFull = false;
  const pictures = pictureStore(diskStore(temporaryFolder()));
  const jpeg = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#a00" } })
    .jpeg()
    .toBuffer();
  const url = (await pictures.save(jpeg)) ?? "";
  const media: SiteMedia = {
    variants: serveVariants({
      files: variantFiles(temporaryFolder()),
      encoder: { encode },
      queue: { ...queue, run: (key, work, urgency) => (isFull ? null : queue.run(key, work, urgency)) },
      onFailure: (error) => {
        throw error;
      },
    }),
    demoPicture: (recipe) =>
      recipe === "car"
        ? { hash: "abc", job: async () => ({ file: { filePath: "" }, crop: null, plates: [] }) }
        : null,
    demoVideo: () => null,
    logo: "",
  };
  const site = pictureFiles(pictures, media);
  const get = (path: string, accept = "", headers: Record<string, string> = {}) =>
    site.request(path, { headers: { accept, ...headers } });
  const fill = () => {
    isFull = true;
  };
  return { variant: url.replace(".jpg", ""), site, get, fill };
}

test("[VARIANT-6] a variant has its type, Vary, an ETag and a year's caching; who has it gets a 304", async () => {
  const { variant, get, site } = await aSite();
  const answer = await get(`${variant}/640`, "image/webp");
  expect([answer.status, await answer.text()]).toEqual([200, "640 webp"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": "8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept",
  });
  const etag = answer.headers.get("etag") ?? "";
  const again = await get(`${variant}/640`, "image/webp", { "if-none-match": etag });
  expect([again.status, again.headers.get("vary"), await again.text()]).toEqual([304, "Accept", ""]);
  const head = await site.request(`${variant}/640`, { method: "HEAD", headers: { accept: "image/webp" } });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
});

test("[VARIANT-5] who names no format gets a JPEG", async () => {
  const { variant, get } = await aSite();
  expect((await get(`${variant}/640`)).headers.get("content-type")).toBe("image/jpeg");
});

test("[VARIANT-7] a WebP in place of the AVIF is cached for a day", async () => {
  const { variant, get } = await aSite();
  const quick = await get(`${variant}/640`, "image/avif,image/webp");
  expect([quick.headers.get("content-type"), quick.headers.get("cache-control")]).toEqual([
    "image/webp",
    "public, max-age=86400",
  ]);
  const typeNow = async () =>
    (await get(`${variant}/640`, "image/avif,image/webp")).headers.get("content-type");
  await expect.poll(typeNow).toBe("image/avif");
});

test.each(["500", "0640", "1e3", "-16", "640.jpg", "bred", "99999999999999999999999"])(
  "[VARIANT-4] the width %s is a 400 that names the right ones",
  async (width) => {
    const { variant, get } = await aSite();
    for (const path of [`${variant}/${width}`, `/files/demo/car/abc/${width}`]) {
      const answer = await get(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        title: expect.stringMatching(/^Bredden .+ finns inte\. Välj en av 16, 32, .+ 3840\.$/),
      });
    }
  },
);

test("[VARIANT-8] a full queue answers with the nearest width for a minute, else with a 503", async () => {
  const { variant, get, fill } = await aSite();
  await get(`${variant}/1080`, "image/webp");
  fill();
  const near = await get(`${variant}/640`, "image/webp");
  expect([near.headers.get("cache-control"), await near.text()]).toEqual(["public, max-age=60", "1080 webp"]);
  const none = await get("/files/demo/car/abc/48");
  expect([none.status, none.headers.get("retry-after"), none.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
});

test("[VARIANT-6] a picture that is not there is a 404 at every width", async () => {
  const { get } = await aSite();
  for (const path of [
    `/files/pictures/${"0".repeat(64)}/640`,
    "/files/pictures/..%2F..%2Fsecret/640",
    "/files/demo/boat/abc/640",
    "/files/demo/video/kombi.mp4",
  ])
    expect((await get(path)).status).toBe(404);
});

test("[DEMOPICTURE-1] the address of a demo picture answers with the whole, and an outdated one leads on", async () => {
  const { get } = await aSite();
  expect(await (await get("/files/demo/car/abc.jpg", "image/webp")).text()).toBe("3840 webp");
  const old = await get("/files/demo/car/old/640");
  const target = new URL(old.headers.get("location") ?? "", "http://localhost/files/demo/car/old/640");
  expect([old.status, target.pathname]).toEqual([302, "/files/demo/car/abc/640"]);
  const maxWidth = await get("/files/demo/car/old.jpg");
  const wholeTarget = new URL(
    maxWidth.headers.get("location") ?? "",
    "http://localhost/files/demo/car/old.jpg",
  );
  expect(wholeTarget.pathname).toBe("/files/demo/car/abc.jpg");
});
