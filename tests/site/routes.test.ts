import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { routeTable } from "#tests/route-table.ts";
import { testSite } from "#tests/test-site.ts";
import { crawl } from "./crawl.ts";
import { type ShownPage, shownPage } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const read = async (path: string) => shownPage(await site.get(path));

const pages = new Map<string, ShownPage>();
for (const path of routeTable) pages.set(path, await read(path));

test.each(routeTable)("[ROUTE-1] %s is a Swedish page with one heading", (path) => {
  const page = pages.get(path);
  expect(page?.status).toBe(200);
  expect(page?.headings).toHaveLength(1);
  expect(page?.html).toContain('<html lang="sv"');
});

test.each(routeTable)(
  "[ROUTE-3] [META-1] %s is known by its own address, whatever is asked of it",
  async (path) => {
    const own = `http://localhost:3000${path}`;
    expect(pages.get(path)?.canonical).toBe(own);
    expect((await read(`${path}?utm_source=brev`)).canonical).toBe(own);
  },
);

test.each(["title", "description"] as const)("[ROUTE-2] no two pages have the same %s", (field) => {
  const said = [...pages.values()].map((page) => page[field]);
  expect(said.filter((text, at) => text === "" || said.indexOf(text) !== at)).toEqual([]);
});

test("[ROUTE-2] every title says whose page it is", () => {
  const titles = [...pages.values()].map(({ title }) => title);
  expect(titles.filter((title) => !title.endsWith(" – Milstolpen"))).toEqual([]);
});

test("[ROUTE-4] no link that can be followed from the start page is broken", async () => {
  const { visited, broken } = await crawl(read, { maxListPages: 2, maxCars: 3 });
  expect(broken).toEqual([]);
  // The walk is worth something only if it gets around.
  expect(visited).toBeGreaterThan(60);
});

test("[ROUTE-5] the old address of the customer service leads to the new one for good", async () => {
  const response = await site.request("/kontakt/kundservice/");
  expect([response.status, response.headers.get("location")]).toEqual([301, "/kundservice/"]);
});

test("[ROUTE-6] a plate is enough to find the advert", async () => {
  const { listed, sold } = site.stock.catalogs();
  const [car, soldCar] = [carsOf(listed)[0], carsOf(sold)[0]];
  if (!car || !soldCar) throw new Error("The stock is empty");
  for (const [plate, path] of [
    [car.licenseplate, paths.car(car)],
    [soldCar.licenseplate, paths.soldCar(soldCar)],
  ] as const) {
    const response = await site.request(paths.shortLink(plate));
    expect([response.status, response.headers.get("location")]).toEqual([302, path]);
  }
});

test.each(["/bilar/xxx999/", "/bilar/volvo/", "/salda-bilar/volvo/xxx999/"])(
  "[ROUTE-6] %s is no car of ours",
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

test.each(["/news/finns-inte/", "/news/index/"])("[ROUTE-7] %s is no news", async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test("[META-3] what is only for one person, and the archive, is hidden from search engines", () => {
  const hidden = routeTable.filter((path) => pages.get(path)?.isHidden);
  expect(hidden).toContain("/covid-19-info/");
  expect(hidden).toContain("/mina-sidor/");
  expect(hidden).not.toContain("/kopvillkor/");
  expect(hidden).not.toContain("/");
});

test("[META-4] [META-5] [META-6] machines can read the trail, the questions and the news", () => {
  expect(pages.get("/kopvillkor/")?.things).toEqual(["BreadcrumbList"]);
  expect(pages.get("/kundservice/")?.things).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(pages.get("/news/mil-linjalen/")?.things).toEqual(["BreadcrumbList", "NewsArticle"]);
});
