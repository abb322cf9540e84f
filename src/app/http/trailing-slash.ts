import { createMiddleware } from "hono/factory";

const isFile = /\.[a-z0-9]+$/i;

/**
 * Every page address ends with a slash; one that does not is sent there once and for all. Files, the API
 * and anything that is not a plain read are left alone.
 */
export const trailingSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  if (!reads || pathname.endsWith("/") || isFile.test(pathname)) return next();
  // "//other.example" would be read as another host: an address on this site begins with one slash.
  return c.redirect(`${pathname.replace(/^\/{2,}/, "/")}/${search}`, 308);
});
