import { setTimeout as sleep } from "node:timers/promises";

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

/** One part of a file over a slow phone; a sender who stops in the middle holds nothing for longer. */
const patienceMs = 60_000;

/**
 * The body of a request, of which no more than this is ever held: what says that it is longer is not read at all, and
 * what turns out to be is given up there. [UPLOAD-9]
 */
export async function boundedBody(request: Request, bytesAtMost: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > bytesAtMost) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const giveUp = new AbortController();
  const tooSlow = sleep(patienceMs, null, { signal: giveUp.signal, ref: false }).then(
    () => Promise.reject(new BodyTooSlow()),
    () => new Promise<never>(() => {}),
  );
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), tooSlow]);
      if (done) return joined(chunks, length);
      length += value.length;
      if (length > bytesAtMost) throw new BodyTooLarge();
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => {});
    throw error;
  } finally {
    giveUp.abort();
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
