import { createHash } from "node:crypto";
import { pictureWidths } from "../picture-variants.ts";
import type { PictureFormat } from "./accepted-format.ts";
import { type BoundedQueue, boundedQueue, type Urgency } from "./bounded-queue.ts";
import type { Encoder } from "./encoder.ts";
import type { PictureJob } from "./picture-job.ts";
import type { VariantFiles } from "./variant-files.ts";

/** A picture that variants are made of. */
export type VariantSource = {
  /** Of all that can be seen: another hash for every other picture. */
  hash: string;
  /** How to make one of this width. Throws `NoSuchPicture` where there is nothing to make it of. */
  job: (width: number) => Promise<PictureJob>;
};

export class NoSuchPicture extends Error {}

export type Variant = {
  bytes: Uint8Array;
  format: PictureFormat;
  etag: string;
  /** `final`: it will never be another. `quick`: a better format follows. `nearest`: another width, the queue is full. */
  state: "final" | "quick" | "nearest";
};

/** Raised when art, qualities or the way from original to variant change: what was made before ages out. */
const recipe = 1;
/** Two lanes of some hundred milliseconds: who stands last waits for some seconds. */
const bounds = { lanes: 2, waitingNow: 120, waitingLater: 400 };

export type Variants = ReturnType<typeof serveVariants>;

/** Variants by width and format, made once however many ask. */
export function serveVariants(needs: {
  files: VariantFiles;
  encoder: Pick<Encoder, "encode">;
  queue?: BoundedQueue;
  /** Make an AVIF, when there is time, of what was sent as WebP. */
  makesAvif?: boolean;
  onEncoded?: (variantFile: { hash: string; width: number; format: PictureFormat; bytes: number }) => void;
  onFailure: (error: unknown) => void;
}) {
  const { files, encoder, queue = boundedQueue(bounds), makesAvif = true, onEncoded, onFailure } = needs;
  const inProgress = new Map<string, Promise<Uint8Array | null>>();

  /** Null: it is not there, and there is no room in the queue. */
  function get(source: VariantSource, width: number, format: PictureFormat, urgency: Urgency) {
    const key = keyOf(source.hash, width, format);
    const pending = inProgress.get(key);
    if (pending) {
      if (urgency === "now") queue.hurry(key);
      return pending;
    }
    const work = findOrMake(key, { source, width, format, urgency });
    inProgress.set(key, work);
    // After a failure too, so that the next who asks tries again.
    const forget = () => void inProgress.delete(key);
    work.then(forget, forget);
    return work;
  }

  type Wanted = { source: VariantSource; width: number; format: PictureFormat; urgency: Urgency };
  async function findOrMake(key: string, { source, width, format, urgency }: Wanted) {
    const file = await files.find(key);
    if (file) return file;
    const make = async () => {
      const bytes = await encoder.encode({ picture: await source.job(width), width, format });
      await files.put(key, bytes);
      onEncoded?.({ hash: source.hash, width, format, bytes: bytes.length });
      return bytes;
    };
    return queue.run(key, make, urgency);
  }

  /** A wide picture shrunk looks right; a small one is better than none. */
  async function nearest(source: VariantSource, width: number, formats: readonly PictureFormat[]) {
    const byDistance = pictureWidths.toSorted(
      (a, b) => Number(a < width) - Number(b < width) || Math.abs(a - width) - Math.abs(b - width),
    );
    for (const near of byDistance)
      for (const format of formats) {
        const bytes = await files.find(keyOf(source.hash, near, format));
        if (bytes) return variant(source, near, format, bytes, "nearest");
      }
    return null;
  }

  return {
    /** The best of the formats at hand, or the quickest to make. Null: nothing at hand, and no room to make it. */
    find: async (
      source: VariantSource,
      width: number,
      accepted: readonly PictureFormat[],
    ): Promise<Variant | null> => {
      const formats = makesAvif ? accepted : accepted.filter((format) => format !== "avif");
      const [best = "jpeg"] = formats;
      const quick = best === "avif" ? (formats[1] ?? "jpeg") : best;
      if (best !== quick) {
        const key = keyOf(source.hash, width, best);
        const ready = inProgress.has(key) ? null : await files.find(key);
        if (ready) return variant(source, width, best, ready, "final");
      }
      const variantFile = await get(source, width, quick, "now");
      if (variantFile === null) return nearest(source, width, formats);
      if (best === quick) return variant(source, width, best, variantFile, "final");
      get(source, width, best, "later").catch(onFailure);
      return variant(source, width, quick, variantFile, "quick");
    },

    /** Makes what somebody will soon ask for, when there is time. */
    warm: async (source: VariantSource, width: number, format: PictureFormat): Promise<void> => {
      await get(source, width, format, "later");
    },
  };
}

function keyOf(hash: string, width: number, format: PictureFormat): string {
  const text = JSON.stringify([recipe, hash, width, format]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

function variant(
  { hash }: VariantSource,
  width: number,
  format: PictureFormat,
  bytes: Uint8Array,
  state: Variant["state"],
): Variant {
  return { bytes, format, state, etag: `"${keyOf(hash, width, format)}"` };
}
