import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { keptPagesFirst } from "#server/page-cache/kept-pages-first.ts";
import { demoSite } from "./demo-site.ts";

/**
 * The site as it is served, and beside it a server that knows nothing but one answer: the very bytes and headers of
 * the listing, as a file server would send a compressed file that it has in memory. Both log and answer in one process.
 */
const log = pino(pino.destination("/dev/null"));
const { site, stock } = await demoSite({ log });
const kept = await site.fetch(
  new Request("http://localhost/kopa-bil/", { headers: { "accept-encoding": "br" } }),
);
const bytes = Buffer.from(await kept.arrayBuffer());
const headers = [...kept.headers].flat();

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const sitePort = await listen(
  keptPagesFirst(site.cache, log, getRequestListener(site.fetch, { overrideGlobalObjects: false })),
);
const filePort = await listen((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
process.send?.({ sitePort, filePort, cars: stock.catalogs().listed.size });
