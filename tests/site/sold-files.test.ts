import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { stockholmMonth } from "#core/dates/stockholm-month.ts";
import { soldCarShape } from "#features/public-api/api/car-shape.ts";
import { soldByMonth, soldMonthText } from "#features/public-api/api/sold-month.ts";
import { upgradeSoldFile } from "#features/public-api/api/upgrade-sold-file.ts";
import { soldFiles } from "#features/public-api/service/sold-files.ts";
import { writeSoldFiles } from "#features/public-api/service/write-sold-files.ts";
import { diskStore } from "#platform/files/disk-store.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf, type Json } from "./ask-api.ts";

const folder = mkdtempSync(join(tmpdir(), "milstolpen-files-"));
const store = diskStore(folder);
const files = soldFiles(store, upgradeSoldFile);
const now = new Date();
const current = stockholmMonth(now);

const site = await testSite({ soldFiles: files });
const { ask, dataOf } = askOf(site);
const sold = soldByMonth(site.stock.catalogs());
/** A month that is over. */
const past = [...sold.keys()].filter((month) => month < current).at(-1) ?? "";
const textOf = (month: string, isFinal: boolean) =>
  soldMonthText(month, isFinal, { months: sold, db: site.db, publicOrigin: "http://localhost:3000", now });
await writeSoldFiles({ files, now, monthsOfSales: [past, current], textOf, isStopped: () => false });
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test("[SOLDFILE-4] a month's file holds every car sold in it, in the order of the sales and the shape of the API", async () => {
  const { json: cars, month, isFinal, total } = await dataOf(`/files/sold-cars/v2/${past}.json`);
  expect([month, isFinal, total]).toEqual([past, true, sold.get(past)?.length]);
  expect(total).toBeGreaterThan(100);
  expect(() => z.array(soldCarShape).parse(cars)).not.toThrow();
  const soldAt: string[] = cars.map((car: Json) => car.sale.soldAt);
  expect(soldAt).toEqual(soldAt.toSorted());
  expect([...new Set(soldAt.map((at) => stockholmMonth(new Date(at))))]).toEqual([past]);
});

test("[SOLDFILE-5] a month that is over may be kept for ever, one under way for minutes; who has it gets 304", async () => {
  for (const [month, kept] of [
    [past, "public, max-age=31536000, immutable"],
    [current, "public, max-age=300, must-revalidate"],
  ]) {
    const path = `/files/sold-cars/v2/${month}.json`;
    const { status, headers } = await ask(path);
    const etag = headers.get("etag") ?? "";
    expect([status, headers.get("cache-control"), headers.get("access-control-allow-origin")]).toEqual([
      200,
      kept,
      "*",
    ]);
    expect((await ask(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  }
});

test.each(["1999-01.json", "2026-13.json", "x.json", "../../etc/passwd", ""])(
  "[SOLDFILE-5] /files/sold-cars/%s is a 404 as problem JSON",
  async (file) => {
    const { status, headers, json } = await ask(`/files/sold-cars/${encodeURIComponent(file)}`);
    expect([status, headers.get("content-type")]).toEqual([404, "application/problem+json; charset=utf-8"]);
    expect(json.title).toBe("Filen finns inte");
  },
);

test("[SOLDFILE-6] the API lists the months, the newest first, with their addresses", async () => {
  const { json } = await dataOf("/api/sold-cars/months");
  expect(json).toEqual(
    [current, past].map((month) => ({
      month,
      isFinal: month === past,
      url: `http://localhost:3000/files/sold-cars/v2/${month}.json`,
    })),
  );
});

test("[SITEMAP-6] the site map of sold cars is that of their files: yearly, 0.8", async () => {
  const { html: index } = await site.get("/sitemap.xml");
  const parts = [...index.matchAll(/sitemaps\/(sold-[^.]+)\.xml/g)].map(([, part]) => part);
  expect(parts).toEqual([`sold-${current}`, `sold-${past}`]);
  const { status, html } = await site.get(`/sitemaps/sold-${past}.xml`);
  const urls = html.match(/<url>.*<\/url>/g) ?? [];
  expect([status, urls.length]).toEqual([200, sold.get(past)?.length]);
  const wanted = "<changefreq>yearly</changefreq><priority>0.8</priority>";
  expect(urls.filter((url) => !url.includes(wanted) || !url.includes("<image:loc>"))).toEqual([]);
  expect((await site.get("/sitemaps/sold-1999-01.xml")).status).toBe(404);
});

test("[SITEMAP-8] what files, API and site map say of a sold car is its own address, which leads nowhere else", async () => {
  const { json: ofFile } = await dataOf(`/files/sold-cars/v2/${past}.json`);
  const { json: ofApi } = await dataOf("/api/delivered-cars/");
  const { html } = await site.get(`/sitemaps/sold-${past}.xml`);
  const locs = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const urls: string[] = [...ofFile, ...ofApi].map(({ url }: Json) => url);
  expect([...urls, ...locs].filter((url) => new URL(url).pathname.split("/")[1] !== "salda-bilar")).toEqual(
    [],
  );
  for (const url of [urls.at(0), urls.at(-1), locs.at(0), locs.at(-1)]) {
    expect([url, (await site.request(new URL(url ?? "").pathname)).status]).toEqual([url, 200]);
  }
});

test("[SOLDFILE-8] the address of an older format leads on to today's", async () => {
  for (const old of ["", "v1/"]) {
    const response = await site.request(`/files/sold-cars/${old}${past}.json`);
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      `/files/sold-cars/v2/${past}.json`,
    ]);
  }
  for (const path of ["1999-01.json", "v1/1999-01.json", `v3/${past}.json`, `v0/${past}.json`]) {
    expect([path, (await ask(`/files/sold-cars/${path}`)).status]).toEqual([path, 404]);
  }
});

test("[SOLDFILE-7] a month in the older format is told in today's until it is written anew", async () => {
  const text = new TextDecoder().decode((await (await files.find(past))?.read()) ?? new Uint8Array());
  await store.put("sold-cars/2001-01.json", text.replaceAll("/salda-bilar/", "/kopa-bil/"));
  const { status, headers, json } = await ask("/files/sold-cars/v2/2001-01.json");
  expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=300, must-revalidate"]);
  expect(json.data.json).toEqual((await dataOf(`/files/sold-cars/v2/${past}.json`)).json);
  await store.remove("sold-cars/2001-01.json");
});

test("[ADVERT-4] [SITEMAP-8] cars sold more than three years ago are in no site map, and a month of them is not named", async () => {
  const text = new TextDecoder().decode((await (await files.find(past))?.read()) ?? new Uint8Array());
  const [old, other] = ["2001-01", "2001-02"];
  await store.put(`sold-cars/v2/${old}.json`, text.replaceAll(/"soldAt":"\d{4}-\d{2}/g, `"soldAt":"${old}`));
  await store.put(`sold-cars/v2/${other}.json`, text.replace(/"soldAt":"\d{4}-\d{2}/, `"soldAt":"${other}`));
  const urlsIn = async (month: string) =>
    (await site.get(`/sitemaps/sold-${month}.xml`)).html.match(/<url>/g)?.length ?? 0;
  expect([await urlsIn(old), await urlsIn(other)]).toEqual([0, (await urlsIn(past)) - 1]);
  const { html } = await site.get("/sitemap.xml");
  expect([html.includes(`sold-${old}`), html.includes(`sold-${past}`)]).toEqual([false, true]);
  for (const month of [old, other]) await store.remove(`sold-cars/v2/${month}.json`);
});

test("[SITEMAP-7] a file that is half written breaks no site map: its cars come from the stock, and the log says so", async () => {
  const platesIn = (xml: string) =>
    [...xml.matchAll(/<loc>[^<]+\/([^</]+)\/<\/loc>/g)].map(([, plate]) => plate);
  const wanted = platesIn((await site.get(`/sitemaps/sold-${past}.xml`)).html);
  expect(wanted).toHaveLength(sold.get(past)?.length ?? 0);
  const half = (await textOf(past, true)).slice(0, 5_000);
  const file = { etag: "half", isFinal: true, read: async () => Buffer.from(half) };
  const broken = await testSite({ soldFiles: { ...files, find: async () => file } as typeof files });
  const { status, html } = await broken.get(`/sitemaps/sold-${past}.xml`);
  expect(status).toBe(200);
  expect(platesIn(html)).toEqual(wanted);
  expect((await broken.get("/sitemap.xml")).html).toContain(`sold-${past}.xml`);
  expect(broken.logged.join("")).toContain("cannot be read");
  await broken.close();
});
