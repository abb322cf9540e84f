import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { cachePages } from "./cache-pages.ts";
import { pageCache } from "./page-cache.ts";

/** A site whose every answer is handed over beside its body, as pages and the data of pages are. */
function aSite() {
  let rendered = 0;
  const cache = pageCache({ stock: { version: () => "v-1" }, clock: () => new Date(0), capacity: 2 ** 20 });
  const site = new Hono<SiteVariables>().use(cachePages(cache)).all("*", (c) => {
    rendered++;
    c.set("wholePage", { bytes: Buffer.from(`${c.req.path} ${rendered}`), scripts: [] });
    return c.body(null, c.req.method === "POST" ? 405 : 200, { "content-type": "text/plain" });
  });
  const ask = async (path: string, init?: RequestInit) => {
    const response = await site.request(path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ask, cache, rendered: () => rendered };
}

test("[PAGECACHE-1] what is no page is sent whole too, and made anew each time", async () => {
  const { ask } = aSite();
  expect([(await ask("/manifest.webmanifest")).text, (await ask("/manifest.webmanifest")).text]).toEqual([
    "/manifest.webmanifest 1",
    "/manifest.webmanifest 2",
  ]);
});

test("[PAGECACHE-4] a method that a page does not have gets its page with its status, and nothing is cached", async () => {
  const { ask, cache } = aSite();
  expect(await ask("/om-oss/", { method: "POST" })).toMatchObject({ status: 405, text: "/om-oss/ 1" });
  expect(cache.usedBytes()).toBe(0);
});

test("[HTTP-2] who asks for the headers has the page rendered for the next, and gets its length", async () => {
  const { ask } = aSite();
  const head = await ask("/om-oss/", { method: "HEAD" });
  const get = await ask("/om-oss/");
  expect([head.text, get.text]).toEqual(["", "/om-oss/ 1"]);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(head.headers.get("content-length")).toBe(String(get.text.length));
});

test("[PAGECACHE-5] addresses that are long, or differ in what no page reads, take no room", async () => {
  const { ask, cache, rendered } = aSite();
  const long = "x".repeat(14 * 1024);
  for (let at = 0; at < 50; at++) await ask(`/takeover/?${long}${at}`);
  expect(cache.usedBytes()).toBe(0);
  for (let at = 0; at < 500; at++) await ask(`/om-oss/?x=${at}`);
  expect(rendered()).toBe(51);
});

test("[PAGECACHE-5] an encoding that is asked for later counts from then on", async () => {
  const { ask, cache } = aSite();
  await ask("/om-oss/");
  const before = cache.usedBytes();
  await ask("/om-oss/", { headers: { "accept-encoding": "gzip" } });
  expect(cache.usedBytes()).toBeGreaterThan(before);
});
