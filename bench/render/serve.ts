import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { serveFromCache } from "#app/page-cache/serve-from-cache.ts";
import { createLog } from "#platform/log/log.ts";
import { demoSite } from "./demo-site.ts";

/**
 * Two servers in one process, so that nothing but their work differs: the site as it is served, and what it is
 * measured against. `rendered`: no page is cached, and the other looks the cars up, lets React render the same tree
 * and sends it. `cached`: the other sends the very bytes and headers of the listing, as a file that it has in memory.
 */
const isCached = process.argv[2] === "cached";
const log = await createLog({ APP_ENV: "production", LOG_LEVEL: "info" }, { dest: "/dev/null" });
const { site, stock } = await demoSite({ log, ...(isCached ? {} : { pageCacheBytes: 0 }) });

async function fileServer(): Promise<RequestListener> {
  const page = await site.fetch(
    new Request("http://localhost/kopa-bil/", { headers: { "accept-encoding": "br" } }),
  );
  const bytes = Buffer.from(await page.arrayBuffer());
  const headers = [...page.headers].flat();
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  };
}

async function plainServer(): Promise<RequestListener> {
  const { plainListing }: typeof import("./plain-listing.tsx") = await import(
    new URL("../../build/bench/plain-listing.js", import.meta.url).href
  );
  return (_request, response) => {
    const html = `<!DOCTYPE html>${plainListing(stock.catalogs(), new Date())}`;
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-length": Buffer.byteLength(html),
    });
    response.end(html);
  };
}

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

process.send?.({
  site: await listen(
    serveFromCache(site, log, getRequestListener(site.fetch, { overrideGlobalObjects: false })),
  ),
  reference: await listen(isCached ? await fileServer() : await plainServer()),
});
