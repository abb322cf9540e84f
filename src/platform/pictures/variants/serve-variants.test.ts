import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { type BoundedQueue, boundedQueue } from "./bounded-queue.ts";
import type { EncodeJob } from "./picture-job.ts";
import { serveVariants, type VariantSource } from "./serve-variants.ts";
import { variantFiles } from "./variant-files.ts";

const picture = { file: { filePath: "a.avif" }, crop: null, plates: [] };
const source = (hash: string): VariantSource => ({ hash, job: async () => picture });
const onFailure = (error: unknown) => {
  throw error;
};

function aService({ waitingNow = 200, makesAvif = true } = {}) {
  const made: string[] = [];
  let inProgress = 0;
  let max = 0;
  let queued = 0;
  let mayGoOn: Promise<unknown> = Promise.resolve();
  const encode = async ({ width, format }: EncodeJob) => {
    inProgress += 1;
    max = Math.max(max, inProgress);
    await new Promise(setImmediate);
    await mayGoOn;
    inProgress -= 1;
    made.push(`${width} ${format}`);
    return Buffer.from(`${width} ${format}`);
  };
  const files = variantFiles(temporaryFolder());
  const bounded = boundedQueue({ lanes: 2, waitingNow, waitingLater: 200 });
  const queue: BoundedQueue = {
    ...bounded,
    run: (...work) => {
      queued += 1;
      return bounded.run(...work);
    },
  };
  return {
    made,
    max: () => max,
    queued: () => queued,
    /** Whatever is begun from now on is not done before this is kept. */
    holdUntil: (promise: Promise<unknown>) => {
      mayGoOn = promise;
    },
    variants: serveVariants({ files, encoder: { encode }, queue, makesAvif, onFailure }),
  };
}

const webp = ["webp", "jpeg"] as const;
const avif = ["avif", "webp", "jpeg"] as const;

test("[VARIANT-6] 500 requests for 50 variants make each of them once, two at a time", async () => {
  const { variants, made, max } = aService();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, at) => variants.find(source(`s${at % 50}`), 640, webp)),
  );
  expect(answers.every((answer) => answer?.state === "final")).toBe(true);
  expect([made.length, max()]).toEqual([50, 2]);
});

test("[VARIANT-6] a variant has an ETag of its own for each width and format, and is made once for good", async () => {
  const { variants, made } = aService();
  const asked = [
    [640, webp],
    [828, webp],
    [640, ["jpeg"]],
  ] as const;
  const tags = new Set<string>();
  for (const [width, formats] of [...asked, ...asked])
    tags.add((await variants.find(source("a"), width, formats))?.etag ?? "");
  expect([tags.size, made]).toEqual([3, ["640 webp", "828 webp", "640 jpeg"]]);
});

test("[VARIANT-7] a WebP at once, the AVIF when it is made", async () => {
  const { variants, made } = aService();
  const first = await variants.find(source("a"), 640, avif);
  expect([first?.format, first?.state]).toEqual(["webp", "quick"]);
  await expect.poll(() => made).toEqual(["640 webp", "640 avif"]);
  await expect.poll(async () => (await variants.find(source("a"), 640, avif))?.format).toBe("avif");
  expect((await variants.find(source("a"), 640, avif))?.state).toBe("final");
  expect(made).toHaveLength(2);
});

test("[WARM-2] without work ahead the WebP is the last word", async () => {
  const { variants, made } = aService({ makesAvif: false });
  expect(await variants.find(source("a"), 640, avif)).toMatchObject({ format: "webp", state: "final" });
  expect(made).toEqual(["640 webp"]);
});

test("[VARIANT-8] a full queue: the nearest width at hand, wider ones first; nothing where there is none", async () => {
  const { variants, queued, holdUntil } = aService({ waitingNow: 1 });
  for (const width of [384, 1080]) await variants.find(source("a"), width, webp);
  const { promise: answered, resolve: goOn } = Promise.withResolvers();
  holdUntil(answered);
  const before = queued();
  const busy = ["b", "c", "d"].map((hash) => variants.find(source(hash), 640, webp));
  await expect.poll(() => queued() - before).toBe(3);
  const [near, none] = await Promise.all([
    variants.find(source("a"), 640, webp),
    variants.find(source("e"), 640, webp),
  ]);
  goOn(null);
  await Promise.all(busy);
  expect([near?.state, Buffer.from(near?.bytes ?? []).toString(), none]).toEqual([
    "nearest",
    "1080 webp",
    null,
  ]);
});

test("[VARIANT-6] what failed is tried again by the next who asks", async () => {
  let tries = 0;
  const encode = async () => {
    tries += 1;
    if (tries === 1) throw new Error("broken");
    return Buffer.from("made");
  };
  const variants = serveVariants({ files: variantFiles(temporaryFolder()), encoder: { encode }, onFailure });
  await expect(variants.find(source("a"), 640, webp)).rejects.toThrow("broken");
  expect((await variants.find(source("a"), 640, webp))?.state).toBe("final");
});
