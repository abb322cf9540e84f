import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Encoding, encodingFor } from "#platform/http/accept-encoding.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { clientClosed } from "../http/admit-requests.ts";
import { type PageBytes, pageBytes } from "./page-bytes.ts";
import type { PageCache } from "./page-cache.ts";

/** Pages and the data of pages; files and the API have no slash at the end, or say what they are at the start. */
const isPage = /^(?!\/api\/).*(?:\/|\.data)$/;

/** Of a page that others wait for: it was for one visitor alone, or nobody has begun it. */
type Outcome = "nobody else's" | "not begun";

/** Stands around all that makes an answer whole, so that what is cached can be sent as it is. */
export function cachePages(cache: PageCache) {
  /** Whoever asks for a page that is being rendered waits for that one. */
  const beingRendered = new Map<string, Promise<PageBytes | Outcome>>();

  return createMiddleware<SiteVariables>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const encoding = encodingFor(c.req.header("accept-encoding"));
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    if (!reads || encoding === null || !isPage.test(pathname)) {
      await next();
      await finish(c, encoding ?? "identity");
      return;
    }
    const address = pathname + search;
    const version = cache.version();
    const key = `${version} ${address}`;
    let cached: PageBytes | Outcome = cache.find(address) ?? "not begun";
    let result: keyof PageCache["answers"] = cached === "not begun" ? "shared" : "hit";
    for (;;) {
      const waiting: Promise<PageBytes | Outcome> | undefined =
        cached === "not begun" ? beingRendered.get(key) : undefined;
      if (waiting === undefined) break;
      cached = await waiting;
    }
    if (typeof cached === "string") result = "miss";
    cache.answers[result]++;
    if (typeof cached !== "string") {
      const isReady = cached.ready[encoding] !== undefined;
      const response = await responseFrom(cached, c, encoding);
      if (!isReady) cache.measureAgain(address);
      return response;
    }

    const { promise, resolve } = Promise.withResolvers<PageBytes | Outcome>();
    beingRendered.set(key, promise);
    let isStarted = true;
    try {
      await next();
      isStarted = c.res.status !== clientClosed;
      const isCacheable = mayBeCached(c.res);
      const page = await finish(c, encoding);
      if (!page || !isCacheable) return;
      cache.add(address, page, version);
      resolve(page);
    } finally {
      beingRendered.delete(key);
      resolve(isStarted ? "nobody else's" : "not begun");
    }
  });
}

/** A page that was handed over beside its answer is put into it. */
async function finish(c: Context<SiteVariables>, encoding: Encoding): Promise<PageBytes | null> {
  const complete = c.get("wholePage");
  if (!complete) return null;
  const { status, headers } = c.res;
  const page = pageBytes(complete.bytes, headers);
  const response =
    status === 200 ? await responseFrom(page, c, encoding) : await fullResponse(page, encoding, status);
  // Emptied first: a new answer otherwise takes over the headers of the one before.
  c.res = undefined;
  c.res = response;
  return page;
}

/** Failures, redirects and what belongs to one visitor are made anew each time. */
function mayBeCached({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

/** 304 for a browser that has the page already. */
async function responseFrom(
  page: PageBytes,
  c: Context<SiteVariables>,
  encoding: Encoding,
): Promise<Response> {
  return isNotModified(page.etag, c.req.header("if-none-match"))
    ? new Response(null, { status: 304, headers: inPairs(page.flatHeaders) })
    : fullResponse(page, encoding, 200);
}

async function fullResponse(page: PageBytes, encoding: Encoding, status: number): Promise<Response> {
  const { body, flatHeaders } = await page.encoded(encoding);
  return new Response(body, { status, headers: inPairs(flatHeaders) });
}

function inPairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""] as [string, string]] : []));
}
