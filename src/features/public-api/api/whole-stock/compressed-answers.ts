import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { type Turns, turns } from "#platform/http/turns.ts";

type Bounds = {
  /** Bytes that are held, all answers together. */
  room: number;
  atOnce: number;
  /** How many more may wait for their turn; whoever comes then is sent away. */
  waitingAtMost: number;
  unusedForMs: number;
};

const usual: Bounds = { room: 24 * 2 ** 20, atOnce: 2, waitingAtMost: 16, unusedForMs: 5 * 60_000 };

/** Which answer, of which version of the stock. */
type Asked = { version: string; question: string };
type Held = { version: string; bytes: Buffer<ArrayBuffer>; usedAt: number };

export type CompressedAnswers = ReturnType<typeof compressedAnswers>;

/**
 * Answers of tens of megabytes, made once for each version of the stock and held as gzip, a tenth of that. Whoever asks
 * for one that is being made waits for it; few are made at a time, and what nobody asks for any more is dropped.
 */
export function compressedAnswers(bounds: Partial<Bounds> = {}) {
  const { room, atOnce, waitingAtMost, unusedForMs } = { ...usual, ...bounds };
  const held = new Map<string, Held>();
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const turn: Turns = turns(atOnce, waitingAtMost);
  let isSweepDue = false;

  function hold(key: string, made: Held): void {
    for (const [other, { version }] of held) if (version !== made.version) held.delete(other);
    if (made.bytes.length > room) return;
    held.set(key, made);
    let used = held.values().reduce((sum, { bytes }) => sum + bytes.length, 0);
    for (const [oldest, { bytes }] of held) {
      if (used <= room) break;
      held.delete(oldest);
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
      for (const [key, { usedAt }] of held) if (now - usedAt >= unusedForMs) held.delete(key);
      if (held.size > 0) sweepLater();
    }, unusedForMs).unref();
  }

  return {
    /** Throws `TooMany` when too many others wait for something else. */
    get: async (
      { version, question }: Asked,
      make: () => AsyncIterable<string>,
    ): Promise<Buffer<ArrayBuffer>> => {
      const key = `${version} ${question}`;
      const found = held.get(key);
      if (found) {
        // Written anew it is the newest: a map remembers the order.
        held.delete(key);
        held.set(key, { ...found, usedAt: performance.now() });
        return found.bytes;
      }
      const waitingFor = underWay.get(key);
      if (waitingFor) return waitingFor;
      const making = turn(() => gzipped(make()));
      underWay.set(key, making);
      try {
        const bytes = await making;
        hold(key, { version, bytes, usedAt: performance.now() });
        return bytes;
      } finally {
        underWay.delete(key);
      }
    },
    heldBytes: () => held.values().reduce((sum, { bytes }) => sum + bytes.length, 0),
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
