import { setTimeout as sleep } from "node:timers/promises";

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

/** How long a sender is waited for: what has come buys more patience, never more than there was at first. */
type ReadLimits = { patienceMs: number; bytesPerSecond: number };
/** One part of a file over a slow phone takes a minute; a tunnel in the middle is waited for. */
const defaultLimits: ReadLimits = { patienceMs: 20_000, bytesPerSecond: 16_000 };

/**
 * The body of a request as it comes: what says that it is longer than the bound is not read at all, what turns out to be
 * is given up there, and so is what comes too slowly. Only waiting for the sender counts, not what we do meanwhile.
 */
export async function* boundedChunks(
  request: Request,
  maxBytes: number,
  { patienceMs: maxPatienceMs, bytesPerSecond } = defaultLimits,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  if (!reader) return;
  let length = 0;
  let patienceMs = maxPatienceMs;
  try {
    for (;;) {
      const since = performance.now();
      const { value, done } = await within(Math.max(1, patienceMs), reader.read());
      if (done) return;
      length += value.length;
      if (length > maxBytes) throw new BodyTooLarge();
      const leftMs = patienceMs - (performance.now() - since);
      patienceMs = Math.min(maxPatienceMs, leftMs + (1_000 * value.length) / bytesPerSecond);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** All of it, of which no more than the bound is ever held. */
export async function boundedBody(
  request: Request,
  maxBytes: number,
  limits = defaultLimits,
): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(boundedChunks(request, maxBytes, limits)));
}

async function within<Result>(ms: number, reading: Promise<Result>): Promise<Result> {
  const giveUp = new AbortController();
  const tooSlow = sleep(ms, null, { signal: giveUp.signal, ref: false }).then(
    () => Promise.reject(new BodyTooSlow()),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([reading, tooSlow]);
  } finally {
    giveUp.abort();
  }
}
