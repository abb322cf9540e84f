import { type Context, Hono } from "hono";
import type { CalendarMonth } from "#core/dates/stockholm-month.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import { completeCars } from "#features/catalogue/rules/complete-cars.ts";
import { type Catalog, carsOf } from "#features/catalogue/service/catalog.ts";
import type { Catalogs, LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { CatalogCar, SoldCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { soldByMonth } from "#features/public-api/api/sold-month.ts";
import type { SoldFiles } from "#features/public-api/service/sold-files.ts";
import type { Env } from "#platform/config/env.ts";
import { etagOf, revalidationHeaders } from "#platform/http/etag.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import { streamed } from "#platform/http/streamed.ts";
import type { Logger } from "#platform/log/log.ts";
import { listedCarUrl, soldCarUrl } from "./car-urls.ts";
import { pageUrls } from "./page-urls.ts";
import { indexXml, type SitemapUrl, urlsetEnd, urlsetStart, urlXml } from "./sitemap-xml.ts";
import { soldFileUrls } from "./sold-file-urls.ts";

/** Search engines take 50,000; smaller parts are fetched again sooner when only some have changed. */
const urlsInPart = 10_000;
const atATime = 500;

/** The cars of each kind of part, and how one of them is written. */
const carParts = {
  cars: ({ listed }: Catalogs) => partsOf(listed, carsOf(listed), listedCarUrl),
  sold: ({ sold }: Catalogs) => partsOf(sold, advertsWithPage(sold), soldCarUrl),
} as const;

type Part = (publicOrigin: string) => Iterable<SitemapUrl>;

/**
 * /sitemap.xml and what it leads to, made anew from each stock. Sold cars come from the files of their months; as long
 * as none is written, from the stock.
 */
export function sitemaps({
  stock,
  soldFiles,
  publicOrigin,
  appEnv,
  outside,
  log,
}: {
  stock: LiveCatalogue;
  soldFiles: SoldFiles;
  publicOrigin: string;
  appEnv: Env["APP_ENV"];
  outside: { blogUrl: string | null };
  log: Logger;
}) {
  const isProduction = appEnv === "production";
  // Then /blogg/ leads there, and is no page of ours.
  const isBlogElsewhere = outside.blogUrl !== null;
  const routes = new Hono();
  routes.get("/sitemap.xml", async (c) => {
    const catalogs = stock.catalogs();
    const soldMonths = (await soldFiles.months()).map(({ month }) => month);
    const months = soldMonths.filter((month) => isMonthWithPages(month, catalogs.sold.asOf));
    const { sold, ...others } = carParts;
    const kinds = soldMonths.length > 0 ? others : { ...others, sold };
    const lastmod = catalogs.listed.asOf.toISOString();
    const names = [
      "pages",
      ...Object.entries(kinds).flatMap(([kind, parts]) => namesOf(kind, parts(catalogs))),
      ...months.map((month) => `sold-${month}`),
    ];
    const parts = names.map((name) => ({ loc: `${publicOrigin}/sitemaps/${name}.xml`, lastmod }));
    return response(c, `${stock.version()}-${months.length}`, () => indexXml(parts));
  });
  routes.get("/sitemaps/pages.xml", async (c) => {
    const urls = pageUrls(stock.catalogs().chain.stores, { publicOrigin, isProduction, isBlogElsewhere });
    return response(c, stock.version(), () => streamed(textOf(urls)));
  });
  routes.get("/sitemaps/:part{sold-[0-9]{4}-[0-9]{2}\\.xml}", async (c, next) => {
    const month = c.req.param("part").slice("sold-".length, -".xml".length);
    const file = await soldFiles.find(month);
    if (file === null) return next();
    try {
      const { asOf } = stock.catalogs().sold;
      const urls = soldFileUrls(new TextDecoder().decode(await file.read()), { publicOrigin, asOf });
      // The file is for good, but its cars lose their pages one by one.
      return response(c, `${file.etag}-${urls.length}`, () => streamed(textOf(urls)));
    } catch (error) {
      log.error({ err: error, month }, "the file of a month's sold cars cannot be read");
      const urls = urlsOfMonth(stock.catalogs(), month, publicOrigin);
      return response(c, stock.version(), () => streamed(textOf(urls)));
    }
  });
  for (const [kind, parts] of Object.entries(carParts)) {
    routes.get(`/sitemaps/:part{${kind}-[1-9][0-9]*\\.xml}`, async (c, next) => {
      const number = Number(c.req.param("part").slice(kind.length + 1, -".xml".length));
      const part = parts(stock.catalogs())[number - 1];
      if (!part) return next();
      return response(c, stock.version(), () => streamed(textOf(part(publicOrigin))));
    });
  }
  return routes;
}

/** Those whose page is still there. */
function advertsWithPage(sold: Catalog<SoldCar>): SoldCar[] {
  return carsOf(sold).filter(({ sale }) => !isSoldLongAgo(sale, sold.asOf));
}

/** A car that was sold on the last day of the month may still have its page; a day more than a month has is on the safe side. */
function isMonthWithPages(month: CalendarMonth, asOf: Date): boolean {
  const monthsEnd = new Date(`${month}-01T00:00:00Z`);
  monthsEnd.setUTCDate(32);
  return !isSoldLongAgo({ soldAt: monthsEnd }, asOf);
}

/** What the file of a month would say, from the stock: for as long as the file cannot be read. */
function urlsOfMonth(catalogs: Catalogs, month: CalendarMonth, publicOrigin: string): SitemapUrl[] {
  const { asOf } = catalogs.sold;
  const ofMonth = soldByMonth(catalogs).get(month) ?? [];
  const cars = completeCars(ofMonth.filter(({ sale }) => !isSoldLongAgo(sale, asOf)));
  return cars.map((car) => soldCarUrl(car, { publicOrigin, asOf }));
}

/** In the order of their ids, so that a car stays in its part. */
function partsOf<Car extends CatalogCar>(
  { asOf }: Catalog<Car>,
  allCars: readonly Car[],
  toUrl: (car: Car, site: { publicOrigin: string; asOf: Date }) => SitemapUrl,
): Part[] {
  const cars = completeCars(allCars).toSorted((one, other) => one.id - other.id);
  return Array.from({ length: Math.ceil(cars.length / urlsInPart) }, (_, at) => {
    const ofPart = cars.slice(at * urlsInPart, (at + 1) * urlsInPart);
    return (publicOrigin) => ofPart.values().map((car) => toUrl(car, { publicOrigin, asOf }));
  });
}

function namesOf(kind: string, parts: readonly Part[]): string[] {
  return parts.map((_, at) => `${kind}-${at + 1}`);
}

/** Some at a time: between them others are answered. */
async function* textOf(urls: Iterable<SitemapUrl>): AsyncGenerator<string> {
  let text = urlsetStart;
  let count = 0;
  for (const url of urls) {
    text += urlXml(url);
    if (++count % atATime === 0) {
      yield text;
      text = "";
    }
  }
  yield text + urlsetEnd;
}

function response(c: Context, version: string, body: () => string | ReadableStream<Uint8Array>): Response {
  const etag = etagOf(version, c.req.path, "");
  const headers = revalidationHeaders(etag);
  if (isNotModified(etag, c.req.header("if-none-match"))) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { "content-type": "application/xml; charset=utf-8", ...headers } });
}
