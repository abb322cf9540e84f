import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { filterFieldNames } from "#features/catalogue/rules/filter.ts";
import { apiCalls } from "#features/public-api/api/calls.ts";
import { problemShape } from "#platform/http/problem.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf, type Json } from "./ask-api.ts";

const site = await testSite();
afterAll(() => site.close());
const { ask, dataOf } = askOf(site);

const badQuestions = [
  "/api/cars/?priceTo=billig",
  "/api/cars/?page=0",
  "/api/cars/?page=-1",
  "/api/cars/?page=1.5",
  "/api/cars/?page=99999999999999999999",
  "/api/cars/?fuelTypes=99",
  "/api/cars/?fuelTypes=1&fuelTypes=x",
  "/api/cars/?types=rymdskepp",
  "/api/cars/?facilities=kiruna",
  "/api/cars/?physicalLocations=oslo",
  "/api/cars/?seats=3",
  "/api/cars/?carColors=rosa",
  "/api/cars/?equipmentTags=bar",
  "/api/cars/?licenseplates=123",
  "/api/cars/?gearbox=steglös",
  "/api/cars/?hasAwd=kanske",
  "/api/cars/?order=bäst",
  "/api/cars/?cars=alla",
  "/api/cars/?brand=volvo",
  "/api/cars/?incoming=true",
  "/api/cars/hej",
  "/api/cars/%E0%A4%A",
  "/api/cars/priceFrom=x",
  "/api/delivered-cars/?yearFrom=nyss",
  "/api/cars/brand-count/?page=2",
  "/api/cars/brand-count/mileageTo=långt",
  "/api/cars/delivered?from=2026-02-30",
  "/api/cars/delivered?from=0000-01-01",
  "/api/cars/delivered?to=igår",
  "/api/cars/delivered?from=2026-11-02&to=2026-11-01",
  "/api/external-adverts/all?from=15/11",
  "/api/external-adverts/all?to=2026-11-01",
  "/api/cars/all?brands=volvo",
  "/api/cars/changes?since=x",
  "/api/cars/changes?since=1-99999999999999999999",
  "/api/cars/changes?since=1",
];

test.each(badQuestions)("[API-5] [UNREAD-1] %s is refused with 400 and a Swedish title", async (path) => {
  const { status, headers, json } = await ask(path);
  expect([status, headers.get("content-type")]).toEqual([400, "application/problem+json; charset=utf-8"]);
  expect(problemShape.strict().safeParse(json).error).toBeUndefined();
  expect(json.title).toMatch(/Ogiltigt värde|Okänt fält|går inte att läsa|ligger efter/);
});

test("[API-6] a field that no call knows is refused by name, with those that are known", async () => {
  const { json } = await ask("/api/cars/?brand=volvo");
  expect([json.title, json.parameter]).toEqual(["Okänt fält: ”brand”", "brand"]);
  expect(json.detail).toContain("brands, series, types");
});

test("[API-7] names are read in any case, and an empty value says nothing", async () => {
  const { total } = await dataOf("/api/cars/?brands=volvo");
  expect((await dataOf("/api/cars/?BRANDS=Volvo&priceTo=&search=%20")).total).toBe(total);
});

test("[API-8] numbers go to the nearest step, as on the site", async () => {
  const [written, step] = [
    await dataOf("/api/cars/?priceTo=99%20999"),
    await dataOf("/api/cars/?priceTo=100000"),
  ];
  expect(written.total).toBe(step.total);
});

test("[API-18] every call is in the OpenAPI document, and every reference in it leads somewhere", async () => {
  const { status, json } = await ask("/api/openapi.json");
  expect([status, json.openapi]).toEqual([200, "3.1.0"]);
  const isStaffs = (path: string) => JSON.stringify(json.paths[path]).includes('"Personal"');
  expect(Object.keys(json.paths).filter((path) => !isStaffs(path))).toEqual([
    "/api/cars/all",
    "/api/cars/delivered",
    "/api/cars/changes",
    "/api/cars/similar/{make}/{model}/",
    "/api/cars/brand-count/",
    "/api/cars/",
    "/api/delivered-cars/",
    "/api/sold-cars/months",
    "/api/external-adverts/all",
    "/api/contact/add/",
    "/api/warranty-claim/",
    "/api/campaign/",
    "/api/newsletter/",
    "/api/save-search/add/",
    "/api/complement-customer-complaint/",
    "/api/save-search/{email}",
    "/api/uploads/token",
    "/api/uploads/",
    "/api/uploads/{id}",
    "/api/uploads/{id}/parts/{number}",
    "/api/uploads/{id}/finish",
    "/api/uploads/{id}/picture",
  ]);
  const references = [...JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
  expect(references.length).toBeGreaterThan(8);
  const leadsTo = (reference: string) =>
    reference
      .replace(/^#\//, "")
      .split("/")
      .reduce((at: Json, part) => at?.[part.replaceAll("~1", "/").replaceAll("~0", "~")], json);
  expect(references.filter((reference) => leadsTo(reference) === undefined)).toEqual([]);
  const asked = json.paths["/api/cars/"].get.parameters.map(({ name }: Json) => name);
  expect(filterFieldNames.filter((field) => !asked.includes(field))).toEqual(["incoming", "forSale"]);
  const ids = Object.values<Json>(json.paths).flatMap((path) =>
    Object.values<Json>(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("[API-19] /api/ is a Swedish page with an example of every call, and needs no script", async () => {
  for (const path of ["/api", "/api/"]) expect((await site.request(path)).status).toBe(200);
  const { html, headers } = await site.get("/api/");
  expect(html).toContain('<html lang="sv">');
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).not.toContain("<script");
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1];
  expect(headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  for (const { example } of apiCalls) expect(html).toContain(`href="${example.replaceAll("&", "&amp;")}"`);
});

test("[API-20] anybody may read from any site, and nobody's cookies matter", async () => {
  const { headers } = await ask("/api/cars/", { headers: { origin: "https://partner.example" } });
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  const asked = await site.request("/api/cars/", {
    method: "OPTIONS",
    headers: { origin: "https://partner.example", "access-control-request-method": "GET" },
  });
  expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([204, "GET,HEAD"]);
});

test("[API-21] an unknown call is a 404 and a write a 405, both as problems", async () => {
  const unknown = await ask("/api/finns/inte");
  expect([unknown.status, unknown.json.title]).toEqual([404, "Anropet finns inte"]);
  const written = await ask("/api/cars/all", { method: "POST" });
  expect([written.status, written.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await site.request("/api/cars/", { method: "HEAD" })).status).toBe(200);
});

test("[API-22] a failure of ours is a 500 problem that tells nothing of the inside, and is logged", async () => {
  const broken = await testSite({ stock: { ...site.stock, catalogs: () => ({}) as never } });
  const response = await broken.request("/api/cars/");
  expect([response.status, await response.json()]).toEqual([
    500,
    { type: "about:blank", status: 500, title: "Något gick fel, försök igen" },
  ]);
  expect(broken.logged.join("")).toContain("API call failed");
  await broken.close();
});

test("[API-22] whatever is asked, the fault is never ours", async () => {
  const paths = apiCalls.flatMap(({ routes }) => routes.map((route) => route.replace(/:\w+/g, "x")));
  const names = [...filterFieldNames, "from", "to", "since", "__proto__", "constructor"];
  const said = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.double().map(String),
        fc.constantFrom("2026-11-01", "1-1", "1-1-1"),
      ),
    ),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      said,
      fc.string({ unit: "binary" }),
      async (path, query, tail) => {
        const isBig = path === "/api/cars/all" || path === "/api/cars/delivered";
        const init = isBig ? { method: "HEAD" } : {};
        const written = new URLSearchParams(
          query.map(([name, text]) => [name.toWellFormed(), text.toWellFormed()]),
        );
        for (const address of [
          `${path}?${written}`,
          `${path}/${written}`,
          `${path}/${encodeURIComponent(tail.toWellFormed())}`,
        ]) {
          const response = await site.request(address, init);
          await response.body?.cancel();
          expect([address, response.status < 500]).toEqual([address, true]);
        }
      },
    ),
    { numRuns: 120 },
  );
});

test.each(["priceTo=1200000", "yearFrom=1972", "horsepowerTo=5000", "ownersTo=9"])(
  "[STEP-11] %s hides no car, and none of those without a number either",
  async (bound) => {
    const { total, next } = await dataOf(`/api/cars/?${bound}`);
    expect(total).toBe(site.stock.catalogs().listed.size);
    expect(next).toBe("/api/cars/?page=2");
  },
);
