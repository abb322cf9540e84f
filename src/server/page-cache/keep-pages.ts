import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { SiteVariables } from "../site-variables.ts";
import { encodingFor, type PageBytes, pageBytes } from "./page-bytes.ts";
import type { PageCache } from "./page-cache.ts";

/** Pages and the data of pages; files and the API have no slash at the end, or say what they are at the start. */
const isPage = /^(?!\/api\/).*(?:\/|\.data)$/;

/** Stands around all that makes an answer whole, so that what is kept can be sent as it is. [PAGECACHE-1] */
export function keepPages(cache: PageCache) {
  /** Whoever asks for a page that is being drawn waits for that one. [PAGECACHE-6] */
  const beingDrawn = new Map<string, Promise<PageBytes | null>>();

  return createMiddleware<SiteVariables>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method !== "GET" || !isPage.test(pathname)) {
      await next();
      await finish(c);
      return;
    }
    const address = pathname + search;
    const version = cache.version();
    const key = `${version} ${address}`;
    const waiting = beingDrawn.get(key);
    const kept = cache.find(address) ?? (waiting ? await waiting : null);
    if (kept) return answerFrom(kept, c);

    const { promise, resolve } = Promise.withResolvers<PageBytes | null>();
    beingDrawn.set(key, promise);
    try {
      await next();
      const isKept = mayBeKept(c.res);
      const page = await finish(c);
      if (!page || !isKept) return;
      cache.keep(address, page, version);
      resolve(page);
    } finally {
      beingDrawn.delete(key);
      resolve(null);
    }
  });
}

/** A page that was handed over beside its answer is put into it. */
async function finish(c: Context<SiteVariables>): Promise<PageBytes | null> {
  const whole = c.get("wholePage");
  if (!whole) return null;
  const { status, headers } = c.res;
  const page = pageBytes(whole.bytes, headers);
  const answer = status === 200 ? await answerFrom(page, c) : await wholeAnswer(page, c, status);
  // Emptied first: a new answer otherwise takes over the headers of the one before.
  c.res = undefined;
  c.res = answer;
  return page;
}

/** Failures, redirects and what belongs to one visitor are made anew each time. [PAGECACHE-4] */
function mayBeKept({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

/** Who has the page already is told that it is still good. [PAGECACHE-7] */
async function answerFrom(page: PageBytes, c: Context<SiteVariables>): Promise<Response> {
  return c.req.header("if-none-match") === page.etag
    ? new Response(null, { status: 304, headers: inPairs(page.flatHeaders) })
    : wholeAnswer(page, c, 200);
}

async function wholeAnswer(page: PageBytes, c: Context<SiteVariables>, status: number): Promise<Response> {
  const { body, flatHeaders } = await page.encoded(encodingFor(c.req.header("accept-encoding")));
  return new Response(body, { status, headers: inPairs(flatHeaders) });
}

function inPairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""] as [string, string]] : []));
}
