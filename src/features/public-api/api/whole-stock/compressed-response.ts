import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { bestEncoding } from "#platform/http/accept-encoding.ts";
import { jsonType } from "#platform/http/envelope.ts";

const chunkBytes = 64 * 1024;

/**
 * The held bytes, a chunk each time the reader has taken the last, so that a slow one holds nothing of its own. Who
 * does not take gzip gets the text, unpacked on the way.
 */
export function compressedResponse(
  gzip: Uint8Array<ArrayBuffer>,
  accepted: string | undefined,
  headers: Record<string, string>,
): Response {
  const shared = { "content-type": jsonType, vary: "Accept-Encoding", ...headers };
  if (bestEncoding(accepted ?? "", ["gzip"]) === "gzip") {
    return new Response(Readable.toWeb(chunksOf(gzip), inChunks) as ReadableStream, {
      headers: { ...shared, "content-encoding": "gzip", "content-length": String(gzip.length) },
    });
  }
  const text = chunksOf(gzip).pipe(createGunzip({ chunkSize: chunkBytes }));
  return new Response(Readable.toWeb(text, inChunks) as ReadableStream, { headers: shared });
}

/** As web streams count: the next is asked for when one has been taken. */
const inChunks = { strategy: { highWaterMark: 1 } };

function chunksOf(bytes: Uint8Array<ArrayBuffer>): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
    })(),
    { highWaterMark: 1 },
  );
}
