import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { routeTable } from "#tests/route-table.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const origin = "http://localhost:3000";

const texts = new Map<string, string>();
async function read(path: string): Promise<string> {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const { status, headers, html } = await site.get(path);
  expect([path, status, headers.get("content-type")]).toEqual([path, 200, "application/xml; charset=utf-8"]);
  texts.set(path, html);
  return html;
}

/** The paths of all addresses in a site map. */
async function locs(path: string): Promise<string[]> {
  return [...(await read(path)).matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => loc,
  );
}

const urlsOf = (text: string) => text.match(/<url>.*<\/url>/g) ?? [];

test("[SITEMAP-1] the index leads to parts that hold every car once", async () => {
  const parts = await locs("/sitemap.xml");
  expect(parts).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/cars-1.xml",
    "/sitemaps/sold-1.xml",
    "/sitemaps/sold-2.xml",
  ]);
  const { listed, sold } = site.stock.catalogs();
  const inParts = (await Promise.all(parts.slice(1).map(locs))).flat();
  const addresses = [...carsOf(listed).map(paths.car), ...carsOf(sold).map(paths.soldCar)];
  expect(inParts.toSorted()).toEqual(addresses.toSorted());
  for (const part of parts) expect((await locs(part)).length).toBeLessThanOrEqual(10_000);
});

test("[SITEMAP-1] what the site map names is there", async () => {
  for (const part of ["/sitemaps/cars-1.xml", "/sitemaps/sold-2.xml"]) {
    const [first = "", last = ""] = [(await locs(part)).at(0), (await locs(part)).at(-1)];
    for (const path of [first, last]) expect([path, (await site.request(path)).status]).toEqual([path, 200]);
  }
});

test.each([
  ["/sitemaps/pages.xml", "daily"],
  ["/sitemaps/cars-1.xml", "daily"],
  ["/sitemaps/sold-1.xml", "yearly"],
])("[SITEMAP-2] addresses in %s change %s, with priority 0.8", async (path, changefreq) => {
  const urls = urlsOf(await read(path));
  expect(urls.length).toBeGreaterThan(50);
  const wanted = `<changefreq>${changefreq}</changefreq><priority>0.8</priority>`;
  expect(urls.filter((url) => !url.includes(wanted))).toEqual([]);
});

test("[SITEMAP-2] a car says when its price last changed", async () => {
  const { listed } = site.stock.catalogs();
  const car = carsOf(listed).find(({ priceEvents, publishedAt }) => publishedAt && priceEvents.length > 2);
  const last = car?.priceEvents.at(-1)?.at.toISOString();
  const url = urlsOf(await read("/sitemaps/cars-1.xml")).find((one) =>
    one.includes(`/${car?.licenseplate}/`),
  );
  expect(url).toContain(`<lastmod>${last}</lastmod>`);
});

test("[SITEMAP-3] pictures of our own host stand with their cars", async () => {
  const own = `<image:image><image:loc>${origin}/files/demo/`;
  expect(await read("/sitemaps/cars-1.xml")).toContain(own);
});

test("[SITEMAP-4] the pages are those of the route table that may be found, by their own addresses", async () => {
  const pages = await locs("/sitemaps/pages.xml");
  expect(new Set(pages).size).toBe(pages.length);
  for (const path of pages) {
    const { status, html } = await site.get(path);
    expect([path, status, html.includes('content="noindex"')]).toEqual([path, 200, false]);
    expect(html).toContain(`href="${origin}${path}"`);
  }
  const missing = routeTable.filter((path) => !pages.includes(path));
  for (const path of missing)
    expect([path, (await site.get(path)).html]).toEqual([path, expect.stringContaining("noindex")]);
});

test("[SITEMAP-5] there is no part beyond the last, and nobody is sent the same twice", async () => {
  for (const path of ["/sitemaps/cars-99.xml", "/sitemaps/cars-0.xml", "/sitemaps/x.xml"]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
  const etag = (await site.request("/sitemap.xml")).headers.get("etag") ?? "";
  const again = await site.get("/sitemap.xml", { headers: { "if-none-match": etag } });
  expect([again.status, again.html]).toEqual([304, ""]);
});
