import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import { queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { apiCalls } from "#features/public-api/api/calls.ts";
import { envelopeShape } from "#platform/http/envelope.ts";
import { anyEasyFilter } from "#tests/any-filter.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf, type Json } from "./ask-api.ts";

const site = await testSite();
afterAll(() => site.close());
const { ask, dataOf } = askOf(site);

test.each(apiCalls.map(({ path, example, data }) => [path, example, data] as const))(
  "[API-1] [API-25] %s answers its own example in the envelope, in the shape that is documented, with total, page and pages",
  async (_path, example, data) => {
    const { status, headers, json } = await ask(example);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    const rows: unknown[] = json.data.json;
    expect(Object.keys(data.shape)).toEqual(expect.arrayContaining(["json", "total", "page", "pages"]));
    const { total, page, pages, pageSize = total } = json.data;
    expect([page, rows.length]).toEqual([1, Math.min(total, pageSize)]);
    expect(pages).toBeGreaterThanOrEqual(1);
    // Of the whole stock some here and there: to judge all of its cars would take longer than all other calls.
    const stride = Math.ceil(rows.length / 200);
    json.data.json = rows.filter((_, at) => at % stride === 0);
    expect(envelopeShape(data).strict().safeParse(json).error).toBeUndefined();
  },
);

test.each([
  ["/api/cars/?brands=volvo&page=2", "/api/cars/brands=volvo&page=2"],
  ["/api/cars/?brands=volvo&page=2", "/api/cars?brands=volvo&page=2"],
  ["/api/cars/?brands=volvo&page=2", "/api/cars/brands=volvo&page=2/"],
  ["/api/cars/?brands=volvo&page=2", "/api/cars/brands%3Dvolvo%26page%3D2"],
  ["/api/cars/?brands=volvo&page=2", "/api/cars/brands=volvo?page=2"],
  ["/api/cars/?carColors=bl%C3%A5", "/api/cars/carColors=bl%C3%A5"],
  ["/api/delivered-cars/?brands=kia", "/api/delivered-cars/brands=kia"],
  ["/api/cars/brand-count/?fuelTypes=3", "/api/cars/brand-count/fuelTypes=3"],
  ["/api/cars/brand-count/", "/api/cars/brand-count"],
  ["/api/cars/similar/volvo/xc60/", "/api/cars/similar/Volvo/XC60"],
])("[API-2] %s may be written %s", async (one, other) => {
  const [first, second] = [await dataOf(one), await dataOf(other)];
  expect(first.json.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
});

test("[API-3] a list carries total, page, pages and facets, and says where the next page is", async () => {
  const data = await dataOf("/api/cars/?brands=volvo");
  expect(data.json).toHaveLength(24);
  expect(data.page).toBe(1);
  expect(data.next).toBe("/api/cars/?brands=volvo&page=2");
  expect(data.json.every((car: Json) => car.normalizedMake === "volvo")).toBe(true);
  const { count } = data.facets.brands.find(({ value }: Json) => value === "volvo");
  expect(count).toBe(data.total);
});

test("[API-4] following next reaches every car once, and no list is without its cars beyond the last page", async () => {
  const plates: string[] = [];
  let path: string | null = "/api/cars/?brands=mini";
  let total = -1;
  while (path !== null) {
    const data: Json = await dataOf(path);
    plates.push(...data.json.map(({ licenseplate }: Json) => licenseplate));
    ({ total, next: path } = data);
  }
  expect(new Set(plates).size).toBe(total);
  expect(plates).toHaveLength(total);
  expect((await dataOf("/api/cars/?brands=mini&page=9007199254740991")).json).toEqual([]);
});

test("[API-9] a car has every field of the contract, its pictures with full addresses, and an advert that answers", async () => {
  const { json } = await dataOf("/api/cars/?cars=till-forsaljning");
  const [car] = json;
  const fields =
    "id make model series normalizedMake status licenseplate carName title modelDescription location physicalLocation coverImage images modelYear mileage carType gearboxType fuelType price initialPrice assignedPhoneNumber phoneNumber isBeingPriced isSold publishedAt totalViewCount isPremium highlightedImages isLoweredPriceCampaign hasInterestPromotion batteryCapacityGross";
  for (const field of fields.split(" ")) expect(car).toHaveProperty(field);
  expect(car.location.name).toMatch(/^\p{Lu}/u);
  expect(car.images.length).toBeGreaterThan(0);
  expect(car.images[0]).toEqual(car.coverImage);
  expect(car.coverImage.url).toMatch(/^http:\/\/localhost:3000\/files\/demo\//);
  expect((await site.request(new URL(car.url).pathname)).status).toBe(200);
});

test("[API-9] a car that is being priced has no price yet", async () => {
  const { json } = await dataOf("/api/cars/?cars=inkommande");
  expect(json.length).toBeGreaterThan(0);
  expect(json.filter(({ price, initialPrice }: Json) => price !== null || initialPrice !== null)).toEqual([]);
});

test("[API-10] of those who advertise elsewhere no name is told", async () => {
  const { json, total } = await dataOf("/api/external-adverts/all");
  expect(total).toBe(json.length);
  expect(json.length).toBeGreaterThan(0);
  for (const advert of json) {
    expect(advert).not.toHaveProperty("sellerName");
    expect(advert.seller).toMatch(/^\p{Lu}{0,12}$/u);
  }
});

test("[API-11] an answer has an ETag of its stock and question: who has it gets 304", async () => {
  const first = await ask("/api/cars/?brands=volvo&brands=kia");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[^"]+"$/);
  expect(first.headers.get("cache-control")).toBe("public, max-age=10, must-revalidate");
  const kept = { headers: { "if-none-match": `"other", ${etag}` } };
  const again = await ask("/api/cars/brands=kia&brands=volvo", kept);
  expect([again.status, again.json, again.headers.get("etag")]).toEqual([304, null, etag]);
  expect((await ask("/api/cars/?brands=kia", kept)).status).toBe(200);
  expect((await ask("/api/delivered-cars/?brands=kia&brands=volvo", kept)).status).toBe(200);
  expect((await ask("/api/cars/all", { headers: { "if-none-match": "*" } })).status).toBe(304);
});

test("[API-11] another stock has another ETag", async () => {
  const changed = await testSite({ stock: { ...site.stock, version: () => "another" } });
  const { headers } = await ask("/api/cars/");
  expect((await changed.request("/api/cars/")).headers.get("etag")).not.toBe(headers.get("etag"));
  await changed.close();
});

test("[API-12] the whole stock comes in parts, and every car is there once", async () => {
  const response = await site.request("/api/cars/all");
  let parts = 0;
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    parts++;
    text += decoder.decode(part, { stream: true });
  }
  const { json, total } = JSON.parse(text).data;
  expect(parts).toBeGreaterThan(20);
  expect(total).toBe((await dataOf("/api/cars/")).total);
  expect(new Set(json.map(({ licenseplate }: Json) => licenseplate)).size).toBe(total);
});

const swedishDay = (at: Date) => at.toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
/** By the calendar: days are not all as long when the clocks change. */
const daysAgo = (days: number) => dayPlus(stockholmDay(new Date()), -days);

test("[API-13] delivered cars are those delivered within the days, both counted in", async () => {
  const [from, to] = [daysAgo(60), daysAgo(30)];
  const { json, total } = await dataOf(`/api/cars/delivered?from=${from}&to=${to}`);
  expect(total).toBe(json.length);
  expect(total).toBeGreaterThan(0);
  const delivered: string[] = json.map(({ sale }: Json) => swedishDay(new Date(sale.deliveredAt)));
  expect(delivered.filter((day) => day < from || day > to)).toEqual([]);
  const [day = ""] = delivered;
  expect((await dataOf(`/api/cars/delivered?from=${day}&to=${day}`)).total).toBe(
    delivered.filter((other) => other === day).length,
  );
});

test("[API-13] without from, adverts of others are those of the last 31 days", async () => {
  const { total } = await dataOf("/api/external-adverts/all");
  expect((await dataOf(`/api/external-adverts/all?from=${daysAgo(31)}`)).total).toBe(total);
  expect((await dataOf("/api/external-adverts/all?from=2000-01-01")).total).toBeGreaterThanOrEqual(total);
});

test("[API-14] similar cars are of the same model, then of the make, and of volvo xc60 when one is missing", async () => {
  const usual = await dataOf("/api/cars/similar/volvo/xc60/");
  for (const path of ["/api/cars/similar", "/api/cars/similar/", "/api/cars/similar/kia/"]) {
    expect(await dataOf(path)).toEqual(usual);
  }
  expect(usual.json).toHaveLength(12);
  expect(new Set(usual.json.map(({ series }: Json) => series))).toEqual(new Set(["xc60"]));
  const rare = await dataOf("/api/cars/similar/volvo/amazon/");
  expect(new Set(rare.json.map(({ normalizedMake }: Json) => normalizedMake))).toEqual(new Set(["volvo"]));
  expect((await dataOf("/api/cars/similar/studebaker/lark/")).json).toEqual([]);
});

test("[API-15] brand counts add up to the total of the same filter", async () => {
  await fc.assert(
    fc.asyncProperty(anyEasyFilter, async (filter) => {
      const query = queryFromFilter({ ...filter, page: 1, order: "rekommenderad" });
      // Now and then the filter holds a word that the trade does not know, which is refused.
      fc.pre((await ask(`/api/cars/?${query}`)).status === 200);
      const { json } = await dataOf(`/api/cars/brand-count/?${query}`);
      const counted = json.reduce((sum: number, { count }: Json) => sum + count, 0);
      expect(counted).toBe((await dataOf(`/api/cars/?${query}`)).total);
      for (const { count, series } of json) {
        expect(series.reduce((sum: number, one: Json) => sum + one.count, 0)).toBe(count);
      }
    }),
    { numRuns: 40 },
  );
});

test("[API-26] delivered is status 150, page by page and whole", async () => {
  const { sold } = site.stock.catalogs();
  const delivered = carsOf(sold).filter(({ status }) => status === 150).length;
  expect(delivered).toBeLessThan(sold.size);
  const found = await dataOf("/api/delivered-cars/");
  const whole = await dataOf("/api/cars/delivered");
  expect([found.total, whole.total]).toEqual([delivered, delivered]);
  expect(new Set([...found.json, ...whole.json].map(({ status }: Json) => status))).toEqual(new Set([150]));
  const counted = found.facets.fuelTypes.reduce((sum: number, { count }: Json) => sum + count, 0);
  expect(counted).toBe(delivered);
});

test.each([
  ["/api/cars/?brands=volvo&utm_source=brev&UTM_Medium=x", "/api/cars/?brands=volvo"],
  ["/api/cars/brands=volvo&gclid=1", "/api/cars/?brands=volvo"],
  ["/api/sold-cars/months?fbclid=1", "/api/sold-cars/months"],
  ["/api/cars/similar/volvo/xc60/?utm_campaign=a&gclid=b", "/api/cars/similar/volvo/xc60/"],
])("[API-27] %s asks the same as %s", async (tracked, plain) => {
  const [one, other] = [await ask(tracked), await ask(plain)];
  expect([one.status, one.headers.get("etag")]).toEqual([200, other.headers.get("etag")]);
  expect(one.json).toEqual(other.json);
});
