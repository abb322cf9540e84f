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
    if (c.req.method !== "GET" || !isPage.test(pathname)) return next();
    const address = pathname + search;
    const version = cache.version();
    const key = `${version} ${address}`;
    const asked = { etag: c.req.header("if-none-match"), encodings: c.req.header("accept-encoding") };
    const waiting = beingDrawn.get(key);
    const kept = cache.find(address) ?? (waiting ? await waiting : null);
    if (kept) return answerFrom(kept, asked);

    const { promise, resolve } = Promise.withResolvers<PageBytes | null>();
    beingDrawn.set(key, promise);
    try {
      await next();
      const whole = c.get("wholePage");
      if (!whole) return;
      const answer = c.res;
      const page = pageBytes(whole.bytes, answer.headers);
      const isKept = mayBeKept(answer);
      if (isKept) {
        cache.keep(address, page, version);
        resolve(page);
      }
      // Emptied first: a new answer otherwise takes over the headers of the one before.
      c.res = undefined;
      c.res = isKept ? await answerFrom(page, asked) : await wholeAnswer(page, asked, answer.status);
    } finally {
      beingDrawn.delete(key);
      resolve(null);
    }
  });
}

/** Failures, redirects and what belongs to one visitor are made anew each time. [PAGECACHE-4] */
function mayBeKept({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

type Asked = { etag: string | undefined; encodings: string | undefined };

/** Who has the page already is told that it is still good. [PAGECACHE-7] */
async function answerFrom(page: PageBytes, asked: Asked): Promise<Response> {
  return asked.etag === page.etag
    ? new Response(null, { status: 304, headers: inPairs(page.flatHeaders) })
    : wholeAnswer(page, asked, 200);
}

async function wholeAnswer(page: PageBytes, { encodings }: Asked, status: number): Promise<Response> {
  const { body, flatHeaders } = await page.encoded(encodingFor(encodings));
  return new Response(body, { status, headers: inPairs(flatHeaders) });
}

function inPairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""] as [string, string]] : []));
}
