import { createMiddleware } from "hono/factory";
import { queryAtMost } from "#core/text/filter-bounds.ts";
import { tooLongPage } from "#platform/http/plain-pages.ts";

/** The API says it in its own way. */
const saysItself = /^\/api(?:\/|$)/;

/** No page reads more than this of its address, and none is rendered to find that out. [URL-29] */
export const boundedQuery = createMiddleware(async (c, next) => {
  const at = c.req.url.indexOf("?");
  if (at === -1 || c.req.url.length - at - 1 <= queryAtMost || saysItself.test(c.req.path)) return next();
  return c.html(tooLongPage(), 414, { "cache-control": "no-store" });
});
