import { createMiddleware } from "hono/factory";

/** What is not a page is left as it was written: files, the API and the browser's own parts; and signed addresses. */
const asWritten = /^\/(?:(?:api|assets|media|arende|reservation)\/|offertforslag\/.)|\.[a-z0-9]+$/i;

/**
 * Addresses are lower case, plates too; one that is not is sent there once and for all, with its final slash
 * in the same step.
 */
export const lowerCase = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  const lowered = reads && !asWritten.test(pathname) ? lowerCasePath(pathname) : null;
  return lowered === null ? next() : c.redirect(`${lowered}${search}`, 301);
});

/** Null when there is nothing to change. Letters are judged decoded: %C3%A5 is a small å. */
function lowerCasePath(pathname: string): string | null {
  const segments = pathname.split("/").map(decoded);
  if (segments.every((segment) => segment === null || segment === segment.toLowerCase())) return null;
  const lowered = pathname
    .split("/")
    .map((raw, at) => encodeURIComponent(segments[at]?.toLowerCase() ?? "") || raw)
    .join("/");
  // "//other.example" would be read as another host: an address on this site begins with one slash.
  return `${lowered.replace(/^\/{2,}/, "/").replace(/\/$/, "")}/`;
}

/** Null for what cannot be decoded, which no page answers to anyway. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
