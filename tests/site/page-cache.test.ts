import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { serveFromCache } from "#app/page-cache/serve-from-cache.ts";
import { testSite } from "#tests/test-site.ts";

/** Noon, for midnight in Sweden makes every page anew. */
let now = new Date(new Date().setUTCHours(11, 0, 0, 0));
let version = "a-1";
const site = await testSite();
const stock = { ...site.stock, version: () => version };
const cached = await testSite({ stock, clock: () => now });
afterAll(async () => {
  await cached.close();
  await site.close();
});

/** A page that is rendered looks at the stock, one that was cached does not. */
function countingStock() {
  let looks = 0;
  const catalogs = () => {
    looks += 1;
    return site.stock.catalogs();
  };
  return { stock: { ...stock, catalogs }, looks: () => looks };
}

async function renderings(...addresses: string[]) {
  const counted = countingStock();
  const other = await testSite({ stock: counted.stock, clock: () => now });
  const before = counted.looks();
  for (const address of addresses) await other.get(address);
  await other.close();
  return counted.looks() - before;
}

test("[PAGECACHE-1] the second to ask gets what was rendered for the first", async () => {
  const once = await renderings("/kopa-bil/");
  expect(once).toBeGreaterThan(0);
  expect(await renderings("/kopa-bil/", "/kopa-bil/", "/kopa-bil/")).toBe(once);
  expect(await renderings("/kopa-bil/", "/kopa-bil/?page=2")).toBeGreaterThan(once);
});

test("[PAGECACHE-2] a page is not rendered anew for an advertiser's mark", async () => {
  expect(await renderings("/kopa-bil/", "/kopa-bil/?utm_source=brev")).toBe(await renderings("/kopa-bil/"));
});

test("[PAGECACHE-3] another stock, another page; and none is older than thirty seconds", async () => {
  const counted = countingStock();
  const other = await testSite({ stock: counted.stock, clock: () => now });
  const looksFor = async (change: () => void) => {
    change();
    const before = counted.looks();
    await other.get("/kopa-bil/");
    return counted.looks() - before;
  };
  const once = await looksFor(() => {});
  expect(await looksFor(() => {})).toBe(0);
  expect(
    await looksFor(() => {
      version = "a-2";
    }),
  ).toBe(once);
  expect(
    await looksFor(() => {
      now = new Date(now.getTime() + 29_000);
    }),
  ).toBe(0);
  expect(
    await looksFor(() => {
      now = new Date(now.getTime() + 2_000);
    }),
  ).toBe(once);
  await other.close();
});

test("[PAGECACHE-4] failures and redirects are made anew, and keep their status", async () => {
  expect((await cached.request("/finns-inte/")).headers.has("etag")).toBe(true);
  expect((await cached.request("/finns-inte/")).status).toBe(404);
  expect((await cached.request("/kopa-bil/?page=99999")).status).toBe(302);
  expect(await renderings("/finns-inte/", "/finns-inte/")).toBe(2 * (await renderings("/finns-inte/")));
});

test("[PAGECACHE-6] many who ask at once wait for one rendering", async () => {
  const counted = countingStock();
  const other = await testSite({ stock: counted.stock, clock: () => now });
  const before = counted.looks();
  const pages = await Promise.all(Array.from({ length: 5 }, () => other.get("/kopa-bil/?types=suv")));
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  expect(counted.looks() - before).toBe(await renderings("/kopa-bil/?types=suv"));
  await other.close();
});

test("[PAGECACHE-7] who has the page is told so, and is not sent it", async () => {
  const first = await cached.request("/kopa-bil/");
  const etag = first.headers.get("etag") ?? "";
  const again = await cached.request("/kopa-bil/", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
});

test("[PAGECACHE-8] a cached page is answered before the site, with all that belongs to an answer", async () => {
  let askedOfSite = 0;
  const server = createServer(
    serveFromCache(cached, cached.log, (_request, response) => {
      askedOfSite += 1;
      response.writeHead(204).end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/butik/?utm_source=anna`;
  const asked = { headers: { "accept-encoding": "br" } };
  expect((await globalThis.fetch(address, asked)).status).toBe(204);

  const rendered = await cached.request("/butik/", asked);
  cached.logged.length = 0;
  const response = await globalThis.fetch(address, asked);
  const headers = Object.fromEntries(response.headers);
  const { "x-request-id": requestId, date, connection, "keep-alive": _, ...same } = headers;
  const { "x-request-id": __, ...wanted } = Object.fromEntries(rendered.headers);
  expect(same).toEqual(wanted);
  expect(await response.text()).toContain("<h1");
  expect(askedOfSite).toBe(1);
  const known = {
    headers: { ...asked.headers, "if-none-match": headers.etag ?? "", "x-request-id": "proxy-0123" },
  };
  expect((await globalThis.fetch(address, known)).status).toBe(304);
  const line = { level: 30, method: "GET", path: "/butik/", ms: 0, msg: "request" };
  expect(cached.logged.map((text) => ({ ...JSON.parse(text), time: undefined }))).toEqual([
    { ...line, requestId, status: 200 },
    { ...line, requestId: "proxy-0123", status: 304 },
  ]);
  server.close();
});
