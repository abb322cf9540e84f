import { createMiddleware } from "hono/factory";
import { maxQueryLength } from "#core/text/filter-bounds.ts";
import { tooLongPage, unreadableAddressPage } from "#platform/http/plain-pages.ts";
import { problemResponse } from "#platform/http/problem.ts";

const isApi = /^\/api(?:\/|$)/;
const fresh = { "cache-control": "no-store" };

/**
 * No page reads more than this of its address, and none is rendered to find that out; the API says it in its own way.
 * No database takes NUL in a text, and no address of ours has one: it is refused before anybody reads it.
 */
export const readableAddress = createMiddleware(async (c, next) => {
  const ofApi = isApi.test(c.req.path);
  if (c.req.url.includes("%00"))
    return ofApi
      ? problemResponse({ type: "about:blank", status: 400, title: "Adressen går inte att läsa" })
      : c.html(unreadableAddressPage(), 400, fresh);
  const at = c.req.url.indexOf("?");
  if (ofApi || at === -1 || c.req.url.length - at - 1 <= maxQueryLength) return next();
  return c.html(tooLongPage(), 414, fresh);
});
