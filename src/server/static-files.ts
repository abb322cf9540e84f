import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";

const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";
/** The service worker decides what else is kept, so it is asked for anew each time. [OFFLINE-7] */
const askFirst = "no-cache";

/** Built files. Those under /assets/ carry a hash in their name and never change; brotli lies beside them. */
export function staticFiles(root: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c: Context) => c.header("cache-control", keptFor(c.req.path)),
  });
}

function keptFor(path: string): string {
  if (path === "/sw.js") return askFirst;
  return path.startsWith("/assets/") ? forever : forAnHour;
}
