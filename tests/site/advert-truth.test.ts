import { afterAll, expect, test } from "vitest";
import { formatMonthDayYear } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { canBeBought, isIncoming } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { one, testSite } from "#tests/test-site.ts";
import { askOf, type Json } from "./ask-api.ts";
import { mainIn, plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold, external } = site.stock.catalogs();
const cars = carsOf(listed);
const forSale = one(cars.filter(canBeBought));
const soldCar = one(carsOf(sold));
const advert = one(carsOf(external));

const mainOf = async (path: string) => mainIn(plain((await site.get(path)).html));

test("[EXTERNAL-3] the price comes before the facts, and the day is the contract's", async () => {
  const main = await mainOf(paths.externalAdvert(advert.licenseplate));
  const at = main.indexOf(plain(formatKronor(advert.price)));
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(main.indexOf(">Fakta<"));
  expect(main).toContain(`>${formatMonthDayYear(advert.publishedAt)}<`);
});

test("[EXTERNAL-4] the seller's own advert is a link that says where it leads; without an address there is none", async () => {
  const adverts = carsOf(external);
  const { url, licenseplate } = one(adverts.filter((other) => other.url !== null));
  const main = await mainOf(paths.externalAdvert(licenseplate));
  const [link = ""] = /<a [^>]*href="https:[^>]*>/.exec(main) ?? [];
  expect(link).toContain(`href="${url}"`);
  expect(link).toContain('target="_blank" rel="nofollow noopener"');
  expect(main).toContain("Länken leder bort från oss, till annonser.example.");
  const without = one(adverts.filter((other) => other.url === null));
  const other = await mainOf(paths.externalAdvert(without.licenseplate));
  expect(other).not.toMatch(/hos säljaren|leder bort från oss|href="https:/);
  const { json } = await askOf(site).dataOf("/api/external-adverts/all?from=2000-01-01");
  const told = new Map(json.map((told: Json) => [told.licenseplate, told.url]));
  expect([told.get(licenseplate), told.get(without.licenseplate)]).toEqual([url, null]);
});

test("[CHECK-3] of an incoming car that nobody has checked nothing measured is told", async () => {
  const unchecked = one(cars.filter((car) => isIncoming(car.status) && car.inspectedOn === null));
  const main = await mainOf(paths.car(unchecked));
  expect(main).toContain("Här finns inget protokoll för bilen än");
  expect(main).not.toMatch(/Kontrollerad mot bilen|Mönsterdjup|Batterihälsa|Kontroll i/);
});

test("[PRICE-21] the history of a sold car ends with its sale", async () => {
  const main = await mainOf(paths.soldCar(soldCar));
  const [first = ""] = /<tbody.*?<\/tr>/s.exec(main) ?? [];
  expect(first).toContain(">Såld<");
  expect(main).not.toContain("Inte till salu");
});

test("[CALC-8] what a month costs stands at the calculator alone, and the price box leads there", async () => {
  const main = await mainOf(paths.car(forSale));
  const [before = "", calculator = ""] = main.split('<section id="rakna-pa-lan"');
  expect(before).not.toContain("kr/mån");
  expect(before).toMatch(/<a href="#rakna-pa-lan"/);
  expect(calculator.split("kr/mån").length - 1).toBe(1);
});
