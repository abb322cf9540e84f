import { afterAll, expect, test } from "vitest";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { levelTexts } from "#features/cars/rules/price/market-label.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { shownLiveCars } from "#features/catalogue/api/changed-live-cars.ts";
import { initialFilter } from "#features/catalogue/rules/filter.ts";
import { recommendationPoints } from "#features/catalogue/rules/recommendation.ts";
import { partNames } from "#features/catalogue/rules/weights.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { search } from "#features/catalogue/service/search.ts";
import { announcedCut } from "#features/catalogue/service/stock/announced-cut.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { withMarket } from "#features/catalogue/service/with-market.ts";
import { testSite } from "#tests/test-site.ts";
import { modelOf, textOf } from "./valuing.ts";

const now = new Date("2026-11-16T11:00:00Z");
const plain = await testSite();
const valuations = await modelOf(plain.stock, now, ["golf"]);
await plain.close();
const site = await testSite({ clock: () => now, valuations, stock: withMarket(plain.stock, valuations) });
afterAll(() => site.close());

test("[MARKET-2] an advert says how its price lies to the market; one of a model we sold too few of says that it cannot", async () => {
  const listed = carsOf(site.stock.catalogs().listed).filter((car) => canBeBought(car));
  const known = listed.find((car) => car.series === "golf" && car.modelYear >= 2018 && car.mileage < 15_000);
  const { html } = await site.get(paths.car(known ?? { normalizedMake: "", licenseplate: "" }));
  expect(html).toMatch(/(I nivå med|\d+ % (under|över)) marknadspris/);
  expect(html).toContain("jämförda bilar");
  expect(html).toContain("Beräknat 16 november 2026");
  const rare = listed.find((car) => car.series !== "golf");
  const other = await site.get(paths.car(rare ?? { normalizedMake: "", licenseplate: "" }));
  expect(other.html).not.toContain("marknadspris");
  expect(other.html).not.toContain("jämförda bilar");
  expect(other.html).toContain("För få liknande bilar");
});

test("[CARD-1] [MARKET-3] [MARKET-4] [MARKET-5] cards say the same as adverts as soon as it is known, and the list says what it is", async () => {
  const list = "/kopa-bil/?series=golf";
  const cardsOf = (html: string) =>
    [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => ({
      path: /href="(\/kopa-bil\/[^"#]+)"/.exec(card)?.[1] ?? "",
      level: />((?:Under|I nivå med|Över) marknadspris)</.exec(card)?.[1] ?? null,
    }));
  const before = await site.get(list);
  expect(cardsOf(before.html).filter(({ level }) => level !== null)).toEqual([]);
  const golfs = carsOf(site.stock.catalogs().listed).filter(({ series }) => series === "golf");
  await valuations.label(golfs);
  const { html } = await site.get(list);
  const said = cardsOf(html).filter(({ level }) => level !== null);
  expect(said.length).toBeGreaterThan(5);
  for (const { path, level } of said.slice(0, 5)) {
    expect(html).toContain(`href="${path}#jamforda-bilar"`);
    const advert = await site.get(path);
    expect(advert.html).toMatch(/<details(?:(?!<\/details>).)*<ul id="jamforda-bilar"/s);
    const [label = ""] = /(I nivå med|\d+ % (under|över)) marknadspris/.exec(advert.html) ?? [];
    expect(label.replace(/^\d+ % (.)/, (_, first: string) => first.toUpperCase())).toBe(level);
  }
  const open = new Set(golfs.filter((car) => canBeBought(car)).map((car) => paths.car(car)));
  for (const { path } of said) expect(open).toContain(path);
  for (const texts of [
    "beräknat 16 november 2026",
    "I Rekommenderad blandas de, så att 6 under marknadspris kommer på 4 i nivå med det och 2 över",
  ])
    expect(textOf(html)).toContain(texts);
  expect(html).toContain('href="/vardera-bil/#sa-raknar-vi"');
  const [kept] = said;
  const plate = kept?.path.split("/").at(-2);
  const [level] = Object.entries(levelTexts).find(([, text]) => text === kept?.level) ?? [];
  expect((await site.get(`/favoriter/svar/?bilar=${plate}.0`)).html).toContain(`"market":"${level}"`);
  expect((await site.get("/salda-bilar/?series=golf")).html).not.toContain("marknadspris");
});

test("[BADGE-8] no card, advert, live event or answer of the API praises a car above the market", async () => {
  const seen = new Map<string, { html: string; badge: string | null }>();
  for (let page = 1; ; page++) {
    const { html } = await site.get(`/kopa-bil/?series=golf&page=${page}`);
    const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
    for (const card of cards) {
      const badge = />(Bra köp|Länge i lager)</.exec(card)?.[1] ?? null;
      seen.set(/href="\/kopa-bil\/[^/]+\/([^"/]+)\//.exec(card)?.[1] ?? "", { html: card, badge });
    }
    if (cards.length < 24) break;
  }
  const isPraised = ({ html }: { html: string }) => /(Under|I nivå med) marknadspris/.test(html);
  const wearing = [...seen.values()].filter(({ badge }) => badge !== null);
  expect(new Set(wearing.map(({ badge }) => badge)).size).toBe(2);
  for (const card of wearing) expect(card.badge).toBe(isPraised(card) ? "Bra köp" : "Länge i lager");

  const response = await site.fetch(new Request("http://localhost/api/cars/all"));
  type Said = { licenseplate: string; badge: string | null; badgeLabel: string | null };
  const { data } = (await response.json()) as { data: { json: Said[] } };
  // The stock of the API is as of its own moment: a car may have waited long enough by then and not on the page.
  const wears = ({ licenseplate }: Said) => (seen.get(licenseplate)?.badge ?? null) !== null;
  const good = data.json.filter((car) => car.badge === "isGoodDeal" && wears(car));
  expect(good).toHaveLength(wearing.length);
  for (const { licenseplate, badgeLabel } of good) expect(badgeLabel).toBe(seen.get(licenseplate)?.badge);

  const of = (wanted: string) => [...seen].find(([, { badge }]) => badge === wanted)?.[0] ?? "";
  for (const badge of ["Bra köp", "Länge i lager"]) {
    const plate = of(badge);
    const car = carsOf(site.stock.catalogs().listed).find(({ licenseplate }) => licenseplate === plate);
    if (!car) throw new Error(`No car reads ${badge}`);
    expect(textOf((await site.get(paths.car(car))).html)).toContain(`${badge}: i lager mer än 45 dagar.`);
    expect(shownLiveCars([plate], withMarket(site.stock, valuations).catalogs(), now)[0]?.badge?.label).toBe(
      badge,
    );
  }
});

test("[RANK-6] [RANK-8] the cars of each price level are sorted by the points that each shows on request, and the levels are mixed", async () => {
  const { listed, market } = withMarket(site.stock, valuations).catalogs();
  const { cars } = search(listed, { ...initialFilter, series: ["golf"] }, { pageSize: 1_000 });
  const buyable = cars.filter((car) => canBeBought(car));
  expect(cars.slice(0, buyable.length)).toEqual(buyable);
  const pointsOf = (car: CatalogCar) => {
    const known = { ...car, legalCut: announcedCut(car, listed.asOf) };
    return recommendationPoints(known, { today: stockholmDay(listed.asOf) });
  };
  const levels = Map.groupBy(buyable, (car) => market.levelOf(car));
  expect(levels.size).toBeGreaterThan(1);
  for (const ofLevel of levels.values()) {
    const points = ofLevel.map(pointsOf);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  }
  const { cars: first } = search(listed, initialFilter, { pageSize: 24 });
  expect(new Set(first.map((car) => market.levelOf(car))).size).toBeGreaterThan(1);

  const { html: list } = await site.get("/kopa-bil/?series=golf");
  const ways = [...list.matchAll(/href="(\/kopa-bil\/[^"]+\/plats\/)"/g)].map(([, path = ""]) => path);
  expect(ways).toEqual(cars.slice(0, 24).map((car) => paths.whyHere(paths.car(car))));
  for (const [at, way] of ways.slice(0, 3).entries()) {
    const { html } = await site.get(way);
    const parts = [...html.matchAll(/>(\d+) av (?:25|20|15|10|5)</g)].map(([, said]) => Number(said));
    expect(parts).toHaveLength(partNames.length);
    const expected = pointsOf(cars[at] as CatalogCar);
    expect(parts.reduce((sum, said) => sum + said, 0)).toBe(expected);
    expect(textOf(html)).toContain(`${expected} av 100 poäng`);
    expect(html).toContain('name="robots" content="noindex"');
  }
  expect((await site.get("/kopa-bil/?series=golf&order=lagsta-pris")).html).not.toContain("/plats/");
  expect((await site.get("/salda-bilar/")).html).not.toContain("/plats/");
  expect((await site.get("/kopa-bil/volvo/zzz999/plats/")).status).toBe(404);
});
