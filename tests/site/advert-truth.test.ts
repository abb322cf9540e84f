import { afterAll, expect, test } from "vitest";
import { carsOf } from "#catalog/catalog.ts";
import { canBeBought, isIncoming } from "#domain/car/status.ts";
import { formatSeedDate } from "#domain/text/dates.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import { paths } from "#paths";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold, external } = site.stock.catalogs();
const cars = carsOf(listed);
const forSale = one(cars.filter(canBeBought));
const soldCar = one(carsOf(sold));
const advert = one(carsOf(external));

function one<Car>([first]: Car[]): Car {
  if (first === undefined) throw new Error("The demo stock has none");
  return first;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** What stands on a page, without the marks that React leaves between pieces of text, and with plain spaces. */
async function mainOf(path: string): Promise<string> {
  const { html } = await site.get(path);
  const text = plain(html.replaceAll("<!-- -->", ""));
  return text.slice(text.indexOf("<main"), text.indexOf("</main>"));
}

test("[EXTERNAL-3] the price comes before the facts, and the day is the contract's", async () => {
  const main = await mainOf(paths.externalAdvert(advert.licenseplate));
  const at = main.indexOf(plain(formatKronor(advert.price)));
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(main.indexOf(">Fakta<"));
  expect(main).toContain(`>${formatSeedDate(advert.publishedAt)}<`);
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
