import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { bestEncoding, encodingFor } from "#platform/http/accept-encoding.ts";
import { notAcceptablePage } from "#platform/http/plain-pages.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";

const encoders = {
  gzip: () => createGzip(),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
};

/** Shorter texts would grow. */
const worthwhileBytes = 1_024;

/**
 * Compresses responses that are not pages; pages are compressed where they are cached. HEAD gets the headers of the
 * full response.
 */
export const compressResponses = createMiddleware<SiteVariables>(async (c, next) => {
  const accepted = c.req.header("accept-encoding");
  if (encodingFor(accepted) === null)
    return c.html(notAcceptablePage(), 406, { "cache-control": "no-store" });
  await next();
  const { res } = c;
  if (c.get("wholePage") || !res.body || !isCompressible(res)) return;
  res.headers.append("vary", "Accept-Encoding");
  const encoding = bestEncoding(accepted ?? "", ["gzip", "br"]) ?? "identity";
  if (encoding === "identity") return;
  const body =
    c.req.method === "HEAD" ? null : res.body.pipeThrough(Duplex.toWeb(encoders[encoding]()) as Transform);
  if (body === null) await res.body.cancel();
  c.res = new Response(body, res);
  c.res.headers.delete("content-length");
  c.res.headers.set("content-encoding", encoding);
});

type Transform = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

function isCompressible({ status, headers }: Response): boolean {
  return (
    status !== 206 &&
    !headers.has("content-encoding") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "") &&
    !/no-transform/.test(headers.get("cache-control") ?? "") &&
    Number(headers.get("content-length") ?? worthwhileBytes) >= worthwhileBytes
  );
}
