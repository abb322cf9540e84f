import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { diskStore } from "#platform/files/disk-store.ts";
import { aPhoto, refusedFiles } from "#tests/hostile-pictures.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { ChildEnded } from "../child-process.ts";
import { pictureStore } from "../picture-store.ts";
import { pictureIntake } from "./accept-picture.ts";
import { pictureRefusals } from "./refusals.ts";

/** One process for all files, as the server has it: none of them may harm the next. */
const folder = mkdtempSync(join(tmpdir(), "milstolpen-"));
const store = pictureStore(diskStore(folder));
const intake = pictureIntake(store);
afterAll(() => {
  intake.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The picture that was stored, and never the bytes that came. */
async function stored(bytes: Uint8Array) {
  const accepted = await intake.accept({ bytes });
  if ("refusal" in accepted) throw new Error(accepted.message);
  const kept = Buffer.from((await (await store.find(accepted.url.split("/").at(-1) ?? ""))?.read()) ?? []);
  expect(createHash("sha256").update(kept).digest("hex")).not.toBe(
    createHash("sha256").update(bytes).digest("hex"),
  );
  return { ...accepted, kept, metadata: await sharp(kept).metadata() };
}

test.each(Object.entries(refusedFiles))(
  "[INTAKE-1] %s is refused, and told why",
  { timeout: 60_000 },
  async (_, { refusal, make }) => {
    const bytes = await make();
    expect(await intake.accept({ bytes })).toEqual({ refusal, message: pictureRefusals[refusal] });
  },
);

test("[INTAKE-2] every refusal says what to do, in Swedish", () => {
  for (const message of Object.values(pictureRefusals))
    expect(message).toMatch(/(?:[Ss]para|[Ff]örsök|[Bb]eskär|välj|[Vv]älj|förminska)/);
});

test("[INTAKE-3] a picture on its side is turned, and where it was taken is forgotten", async () => {
  const turned = await aPhoto(640, 480)
    .jpeg()
    .withExif({ IFD0: { Copyright: "Någon" }, IFD3: { GPSLatitude: "59/1 20/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(turned).metadata()).orientation).toBe(6);
  const { width, height, kept, metadata } = await stored(turned);
  expect([width, height]).toEqual([480, 640]);
  expect([metadata.exif, metadata.orientation, kept.includes("Exif")]).toEqual([undefined, undefined, false]);
});

test.each([
  ["CMYK", () => aPhoto().toColourspace("cmyk").jpeg().toBuffer()],
  ["16 bits", () => aPhoto().toColourspace("rgb16").png().toBuffer()],
  ["grey", () => aPhoto().grayscale().png().toBuffer()],
  ["a palette", () => aPhoto().png({ palette: true, effort: 1 }).toBuffer()],
  ["another profile", () => aPhoto().withIccProfile("p3").jpeg().toBuffer()],
  ["10 bits", () => aPhoto().avif({ bitdepth: 8, effort: 0 }).toBuffer()],
  ["lossless WebP", () => aPhoto().webp({ lossless: true, effort: 0 }).toBuffer()],
])("[INTAKE-3] %s becomes sRGB with 8 bits and no profile", async (_, make) => {
  const { metadata } = await stored(await make());
  expect([metadata.format, metadata.space, metadata.depth, metadata.icc]).toEqual([
    "jpeg",
    "srgb",
    "uchar",
    undefined,
  ]);
});

test("[INTAKE-3] what was transparent is white", async () => {
  const clear = await sharp({ create: { width: 400, height: 400, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const { kept } = await stored(clear);
  expect((await sharp(kept).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test.each([
  [
    "a zip behind it",
    async () => Buffer.concat([await aPhoto().jpeg().toBuffer(), Buffer.from("PK\u0003\u0004evil")]),
  ],
  [
    "a page behind it",
    async () => Buffer.concat([await aPhoto().png().toBuffer(), Buffer.from("<script>evil</script>")]),
  ],
  [
    "a script in a comment",
    async () => {
      const jpeg = await aPhoto().jpeg().toBuffer();
      const comment = Buffer.from("\u00ff\u00fe\0\u0016<script>evil()</script>", "latin1");
      return Buffer.concat([jpeg.subarray(0, 2), comment.subarray(0, 24), jpeg.subarray(2)]);
    },
  ],
])("[INTAKE-3] a picture with %s is stored without", async (_, make) => {
  const { kept } = await stored(await make());
  expect([kept.includes("evil"), kept.includes("<script>")]).toEqual([false, false]);
});

test("[INTAKE-3] what is stored is at most 3840 pixels long and has its preview", {
  timeout: 60_000,
}, async () => {
  const { width, height, preview } = await stored(
    await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer(),
  );
  expect([width, height]).toEqual([3_840, 3_072]);
  expect(preview).toMatch(/^UklGR/);
});

test("[INTAKE-3] a picture with a torn middle is taken or refused, and harms nobody", async () => {
  const torn = await aPhoto().jpeg().toBuffer();
  torn.fill(0x5a, torn.length - 20_000, torn.length - 19_800);
  const answer = await intake.accept({ bytes: torn });
  expect("url" in answer || answer.refusal === "broken").toBe(true);
});

test("[INTAKE-4] 200 MB are refused without being read", async () => {
  const filePath = join(temporaryFolder(), "large.jpg");
  writeFileSync(filePath, Buffer.of(0xff, 0xd8, 0xff));
  truncateSync(filePath, 200_000_000);
  const before = process.memoryUsage.rss();
  expect(await intake.accept({ filePath })).toMatchObject({ refusal: "tooManyBytes" });
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});

test("[INTAKE-4] a picture that takes too long, and more pictures than there is room for", async () => {
  const answer = Promise.withResolvers<never>();
  const child = { ask: () => answer.promise, pid: () => null, stop: () => {} };
  const stuck = pictureIntake(store, { child });
  const bytes = await aPhoto(320, 320).jpeg().toBuffer();
  const asked = Array.from({ length: 60 }, () => stuck.accept({ bytes }));
  expect(await asked.at(-1)).toMatchObject({ refusal: "busy" });
  answer.reject(new ChildEnded());
  expect(await asked[0]).toMatchObject({ refusal: "tooSlow" });
});
