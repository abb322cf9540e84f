import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import { forAYear } from "#platform/http/cache-control.ts";

const forAnHour = "public, max-age=3600";
/** The service worker decides what else is kept, so it is asked for anew each time. */
const askFirst = "no-cache";

/** A text too, in which letters have to be known for what they are. */
const drawing = "image/svg+xml";

/** Built files. Those under /assets/ carry a hash in their name and never change; brotli lies beside them. */
export function staticFiles(root: string) {
  const serve = serveStatic({ root, precompressed: true });
  return createMiddleware(async (c, next) => {
    const file = await serve(c, next);
    // Without a file the answer is somebody else's, and what comes back is not a response.
    if (!(file instanceof Response)) return;
    file.headers.set("cache-control", keptFor(c.req.path));
    if (file.headers.get("content-type") === drawing)
      file.headers.set("content-type", `${drawing}; charset=utf-8`);
    return file;
  });
}

function keptFor(path: string): string {
  if (path === "/sw.js") return askFirst;
  return path.startsWith("/assets/") ? forAYear : forAnHour;
}
