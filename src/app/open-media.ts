import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasDemoSet } from "#demo/pictures/demo-set.ts";
import { demoVideoPath } from "#demo/pictures/demo-videos.ts";
import { findDemoPicture } from "#demo/pictures/find-demo-picture.ts";
import type { Env } from "#platform/config/env.ts";
import { schedule } from "#platform/jobs/schedule.ts";
import type { Logger } from "#platform/log/log.ts";
import type { SiteMedia } from "#platform/pictures/picture-files.ts";
import { encoder } from "#platform/pictures/variants/encoder.ts";
import { serveVariants } from "#platform/pictures/variants/serve-variants.ts";
import { variantFiles } from "#platform/pictures/variants/variant-files.ts";

const firstSweepAfterMs = 120_000;
const sweepEveryMs = 3_600_000;

/** What makes pictures, and the folder of those that are made. The encoder's process starts with the first picture. */
export function openMedia(env: Pick<Env, "DATA_DIR" | "PICTURE_CACHE_MB" | "PICTURES_AHEAD">, log: Logger) {
  const files = variantFiles(join(env.DATA_DIR, "variants"));
  const encoding = encoder();
  const hasDemo = hasDemoSet();
  const media: SiteMedia = {
    variants: serveVariants({
      files,
      encoder: encoding,
      makesAvif: env.PICTURES_AHEAD === "on",
      onEncoded: (made) => log.debug(made, "picture encoded"),
      onFailure: (error) => log.warn({ err: error }, "a picture could not be encoded"),
    }),
    demoPicture: (recipe) => (hasDemo ? findDemoPicture(recipe) : null),
    demoVideo: (name) => (hasDemo ? demoVideoPath(name) : null),
    logo: readFileSync(new URL("../../brand/logo.svg", import.meta.url), "utf8"),
  };
  const stopSweeping = schedule({
    run: () => files.sweep(env.PICTURE_CACHE_MB * 1_000_000),
    firstAfterMs: firstSweepAfterMs,
    everyMs: sweepEveryMs,
    onFailure: (error) => log.warn({ err: error }, "the cache of pictures could not be swept"),
  });
  return {
    media,
    stop: async () => {
      encoding.stop();
      await stopSweeping();
    },
  };
}
