import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import type { Database } from "#platform/db/database.ts";
import { testSite } from "#tests/test-site.ts";

let isAway = false;

/** The database of the site, which can go away and come back. */
function leaving(db: Database): Database {
  return new Proxy(db, {
    get: (target, name, receiver) => {
      if (isAway) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      return Reflect.get(target, name, receiver);
    },
  });
}

const { db, close } = await testSite();
const fragile = leaving(db);
const read = knownFacts(fragile);
// Reads through the proxy throw at once: as rejections, like those of a real connection.
const facts = {
  reviews: async () => read.reviews(),
  advertParts: async (car: Parameters<typeof read.advertParts>[0]) => read.advertParts(car),
};
const site = await testSite({ db: fragile, facts, pageCacheBytes: 0, isReachable: async () => !isAway });
afterAll(() => Promise.all([site.close(), close()]));

const note = "Just nu når vi inte alla våra uppgifter";

test("[OUTAGE-3] [OUTAGE-4] without its database the site goes on with what it knows, and says so", async () => {
  isAway = false;
  const { listed, sold } = site.stock.catalogs();
  const [known, unknown] = carsOf(listed).filter(({ coverImage }) => coverImage !== null);
  const [soldCar] = carsOf(sold).filter(
    ({ sale }) => sale && Date.now() - sale.soldAt.getTime() < 30 * 86_400_000,
  );
  if (!known || !unknown || !soldCar) throw new Error("The demo stock has cars");
  const fromMemory = [paths.home(), paths.car(known)];
  for (const path of fromMemory) {
    const page = await site.get(path);
    expect([path, page.status, page.html.includes(note)]).toEqual([path, 200, false]);
  }

  isAway = true;
  for (const path of fromMemory) {
    const page = await site.get(path);
    expect([path, page.status, page.html.includes(note)]).toEqual([path, 200, true]);
    expect(page.headers.get("cache-control")).toBe("no-store");
  }
  // Nobody had looked at this one: what the stock in memory holds, and nothing claimed of its condition.
  const partial = await site.get(paths.car(unknown));
  expect(partial.status).toBe(200);
  expect(partial.html).toContain("visas inte");
  expect(partial.html).not.toContain("Inga skador hittades");

  const nothing = await site.get(paths.soldCar(soldCar));
  expect([nothing.status, nothing.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(nothing.html).toContain("Vi når inte våra uppgifter just nu");
  for (const path of [
    "/kopa-bil/",
    "/butik/",
    "/butik/uppsala/",
    "/llms.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
  ]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  }
  for (const path of ["/api/cars/", "/api/cars/all", "/api/cars/changes", "/api/cars/similar/"]) {
    const response = await site.get(path);
    expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, 503, "10"]);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
  }
  expect((await site.get("/readyz")).status).toBe(503);

  isAway = false;
  await expect
    .poll(async () => (await site.get(paths.home())).html.includes(note), { timeout: 20_000 })
    .toBe(false);
  expect((await site.get(paths.soldCar(soldCar))).status).toBe(200);
  expect((await site.get("/api/cars/")).status).toBe(200);
});
