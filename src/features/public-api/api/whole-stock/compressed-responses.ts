import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { type Turns, turns } from "#platform/http/turns.ts";

type Bounds = {
  /** Bytes that are held, all answers together. */
  capacity: number;
  atOnce: number;
  /** How many more may wait; further requests are refused. */
  maxWaiting: number;
  unusedForMs: number;
};

const usual: Bounds = { capacity: 24 * 2 ** 20, atOnce: 2, maxWaiting: 16, unusedForMs: 5 * 60_000 };

/** Which response, of which version of the stock. */
type CacheKey = { version: string; question: string };
type Cached = { version: string; bytes: Buffer<ArrayBuffer>; usedAt: number };

export type CompressedResponses = ReturnType<typeof compressedResponses>;

/**
 * Responses of tens of megabytes, made once for each version of the stock and cached as gzip, a tenth of that. A request
 * for one that is being made waits for it; few are made at a time, and the least recently used are dropped.
 */
export function compressedResponses(bounds: Partial<Bounds> = {}) {
  const { capacity, atOnce, maxWaiting, unusedForMs } = { ...usual, ...bounds };
  const cached = new Map<string, Cached>();
  const inProgress = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const turn: Turns = turns(atOnce, maxWaiting);
  let isSweepDue = false;

  function store(key: string, entry: Cached): void {
    for (const [other, { version }] of cached) if (version !== entry.version) cached.delete(other);
    if (entry.bytes.length > capacity) return;
    cached.set(key, entry);
    let used = cached.values().reduce((sum, { bytes }) => sum + bytes.length, 0);
    for (const [oldest, { bytes }] of cached) {
      if (used <= capacity) break;
      cached.delete(oldest);
      used -= bytes.length;
    }
    sweepLater();
  }

  function sweepLater(): void {
    if (isSweepDue) return;
    isSweepDue = true;
    setTimeout(() => {
      isSweepDue = false;
      const now = performance.now();
      for (const [key, { usedAt }] of cached) if (now - usedAt >= unusedForMs) cached.delete(key);
      if (cached.size > 0) sweepLater();
    }, unusedForMs).unref();
  }

  return {
    /** Throws `TooMany` when too many others wait for something else. */
    get: async (
      { version, question }: CacheKey,
      make: () => AsyncIterable<string>,
    ): Promise<Buffer<ArrayBuffer>> => {
      const key = `${version} ${question}`;
      const entry = cached.get(key);
      if (entry) {
        // Deleted and set again it is the newest: a Map iterates in the order of insertion.
        cached.delete(key);
        cached.set(key, { ...entry, usedAt: performance.now() });
        return entry.bytes;
      }
      const waitingFor = inProgress.get(key);
      if (waitingFor) return waitingFor;
      const making = turn(() => gzipped(make()));
      inProgress.set(key, making);
      try {
        const bytes = await making;
        store(key, { version, bytes, usedAt: performance.now() });
        return bytes;
      } finally {
        inProgress.delete(key);
      }
    },
    cachedBytes: () => cached.values().reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
}

/**
 * In pieces, on threads of their own: this one only writes the next piece when the last has been taken. A stream of texts
 * would otherwise hold sixteen of them ready, and each is hundreds of cars with all their pictures.
 */
async function gzipped(texts: AsyncIterable<string>): Promise<Buffer<ArrayBuffer>> {
  const source = Readable.from(texts, { highWaterMark: 1 });
  const zip = createGzip({ chunkSize: 64 * 1024 });
  source.once("error", (error) => zip.destroy(error));
  return buffer(source.pipe(zip));
}
