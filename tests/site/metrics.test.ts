import { afterAll, expect, test } from "vitest";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(site.close);

const figures = async () => (await site.get("/metrics")).html;
const count = (text: string, line: string) =>
  Number(
    text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );
const answers = (method: string, route: string, status: number) =>
  `site_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

test("[METRIC-2] a page, its data, a call and what nobody knows are counted under their patterns, and nothing of the address is told", async () => {
  const before = await figures();
  await site.request("/kopa-bil/?search=anna@example.com");
  await site.request("/kopa-bil/volvo/aaa111/");
  await site.request("/reservation/en-hemlighet-som-ingen-far-se/");
  await site.request("/wp-login.php?password=hush");
  const after = await figures();
  const grown = (line: string) => count(after, line) - count(before, line);
  expect(grown(answers("GET", "/kopa-bil", 200))).toBe(1);
  expect(grown(answers("GET", "/kopa-bil/:make/:licenseplate", 404))).toBe(1);
  expect(grown(answers("GET", "/reservation/:token/:step?", 404))).toBe(1);
  expect(grown(answers("GET", "other", 404)) + grown(answers("GET", "other", 308))).toBe(1);
  expect(grown('site_http_request_duration_seconds_count{route="/kopa-bil"}')).toBe(1);
  expect(after).not.toMatch(/anna|hemlighet|wp-login|hush|aaa111/i);
});

test("[METRIC-2] what the page cache gives is a hit", async () => {
  const path = "/butik/?sida=metrics";
  await site.request(path);
  const before = await figures();
  await site.request(path);
  const after = await figures();
  const hits = 'site_page_cache_requests_total{result="hit"}';
  expect(count(after, hits) - count(before, hits)).toBe(1);
  expect(count(after, "site_page_cache_bytes")).toBeGreaterThan(1_000);
});

test("[METRIC-3] the stock is counted and dated; a site without a model says nothing of its age", async () => {
  const text = await figures();
  expect(count(text, 'site_stock_cars{stock="for_sale"}')).toBeGreaterThan(100);
  expect(Date.now() / 1_000 - count(text, "site_stock_read_timestamp_seconds")).toBeLessThan(600);
  expect(text).not.toMatch(/^site_valuation_trained/m);
});

test("[METRIC-1] search engines and visitors find no such page", async () => {
  const elsewhere = {
    incoming: { headers: { host: "www.example.com" }, socket: { remoteAddress: "192.0.2.7" } },
  };
  const response = await site.fetch(new Request("http://localhost:3000/metrics"), elsewhere as never);
  expect([308, 404]).toContain(response.status);
});
