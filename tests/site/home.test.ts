import { afterAll, expect, test } from "vitest";
import { filterFromQuery, queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import { stockOverview } from "#features/catalogue/service/stock/stock-overview.ts";
import { testSite } from "#tests/test-site.ts";
import { shownPage } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const home = shownPage(await site.get("/"));
const intoTheListing = home.links
  .filter((link) => link.startsWith("/kopa-bil/?"))
  .map((link) => new URL(link, "http://localhost"));

/** "types", "brands", "series", "order" */
const asks = (link: URL) => [...link.searchParams.keys()].join();

test("[HOMEPAGE-8] the tabs have the contract's own capitals", async () => {
  const { html } = await site.get("/");
  const tabs = [...html.matchAll(/role="tab"[^>]*>(.*?)<\/button>/gs)].map(([, label = ""]) =>
    label.replace(/<[^>]*>/g, ""),
  );
  expect(tabs).toEqual(["Köpa Bil", "Byta Bil", "Sälja Bil"]);
});

test("[HOMEPAGE-15] the scene comes after the text and the box that it stands under, so that a slow browser does not move it", async () => {
  const { html } = await site.get("/");
  const scene = html.indexOf('viewBox="0 0 1600 660"');
  expect(scene).toBeGreaterThan(html.lastIndexOf('role="tabpanel"'));
  expect(html.slice(html.lastIndexOf("<section", scene), scene)).toContain("<h1");
});

test("[HOMEPAGE-5] [HOMEPAGE-6] the page leads to two groups, six bodies, twelve makes and their series", () => {
  const found = Map.groupBy(intoTheListing, asks);
  // Transportbil is both a group and a body.
  expect(found.get("types")).toHaveLength(7);
  expect(found.get("brands")).toHaveLength(12);
  expect(found.get("series")).toHaveLength(36);
  expect(found.get("order")).toHaveLength(1);
});

test("[HOMEPAGE-14] every link into the listing is read back as it was written", () => {
  const misread = intoTheListing.filter(({ searchParams }) => {
    const { filter, unread } = filterFromQuery(searchParams, new Date());
    return queryFromFilter(filter).toString() !== searchParams.toString() || Object.keys(unread).length > 0;
  });
  expect(misread.map(String)).toEqual([]);
});

test("[HOMEPAGE-14] the listing answers each kind of link, and a search", async () => {
  const oneOfEach = [...Map.groupBy(intoTheListing, asks).values()].map(([link]) => link);
  const links = oneOfEach.map((link) => `${link?.pathname}${link?.search}`);
  for (const link of [...links, "/kopa-bil/?search=volvo+v60"]) {
    expect({ link, status: (await site.get(link)).status }).toEqual({ link, status: 200 });
  }
});

test("[HOMEPAGE-7] the directory of makes is named with the number of makes in stock", () => {
  const { length } = stockOverview(site.stock.catalogs().listed).brands;
  expect(home.html.replaceAll("<!-- -->", "")).toMatch(
    new RegExp(`href="/bilar/"[^>]*>Alla ${length} märken<`),
  );
});

test("[HOMEPAGE-13] machines are told of the organization and of the site", () => {
  expect(home.things).toEqual(["Organization", "WebSite"]);
});

test("[HOMEPAGE-16] the buyer's rights lead to where they can be used", () => {
  const rights = home.html.slice(home.html.indexOf('id="dina-rattigheter"'));
  const section = rights.slice(0, rights.indexOf("</section>"));
  expect([...section.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    "/reklamation/",
    "/angerrattsblankett/",
    "/kopvillkor/",
  ]);
});

test("[HOMEPAGE-11] search and plates are forms that ask the right pages", () => {
  const forms = [...home.html.matchAll(/<form[^>]*\baction="([^"]*)"/g)].map(([, action]) => action);
  expect(forms.slice(0, 4)).toEqual(["/kopa-bil/", "/byta-bil/", "/vardera-bil/", "/vardera-bil/"]);
});
