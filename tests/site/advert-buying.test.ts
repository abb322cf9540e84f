import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { canBeBought, isIncoming, isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { one, testSite } from "#tests/test-site.ts";
import { mainIn, plain } from "./shown-page.ts";

// A Tuesday.
const site = await testSite({ clock: () => new Date("2026-11-17T11:00:00Z") });
afterAll(() => site.close());

const cars = carsOf(site.stock.catalogs().listed);
const forSale = one(cars.filter(canBeBought));
const reserved = one(cars.filter(({ status }) => isReserved(status)));
const incoming = one(cars.filter(({ status }) => isIncoming(status)));

const mainOf = async (path: string) => mainIn(plain((await site.get(path)).html));

/** The words of what can be pressed in the price box, and which of them look primary. */
function actionsIn(main: string) {
  const box = main.slice(main.indexOf('id="forsta-valet"'));
  const links = [...box.matchAll(/<a [^>]*class="([^"]*)"[^>]*>(.*?)<\/a>/gs)].slice(0, 5);
  return links.map(([link, , words = ""]) => ({
    words: words.replace(/<[^>]*>/g, ""),
    isPrimary: /\bbg-brand\b/.test(link),
  }));
}

test("[BUYBAR-3] the order of actions is always the same, and the first alone is primary", async () => {
  const actions = actionsIn(await mainOf(paths.car(forSale)));
  expect(actions.map(({ words }) => words.replace(/[\d-]+( \d+)*$/, "…"))).toEqual([
    "Reservera gratis i 48 timmar",
    "Boka provkörning",
    "Ställ en fråga",
    "Ring …",
    "Räkna på lånVälj insats, löptid och restvärde",
  ]);
  expect(actions.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false, false, false]);
});

test.each([
  ["incoming", incoming, "Säg till när priset kommer", `${paths.savedSearch()}?licenseplates=`],
  ["reserved", reserved, "Säg till när den blir ledig", paths.reserve(reserved.licenseplate)],
])("[BUYBAR-2] [BUYBAR-3] %s: to be told comes first, the telephone last", async (_what, car, first, to) => {
  const main = await mainOf(paths.car(car));
  const [primary, ...others] = actionsIn(main).slice(0, 3);
  expect(primary).toEqual({ words: first, isPrimary: true });
  expect(others.map(({ words }) => words.slice(0, 5))).toEqual(["Ställ", "Ring "]);
  expect(others.some(({ isPrimary }) => isPrimary)).toBe(false);
  expect(main).toContain(`href="${to}`);
  expect(main).not.toContain("Visa dag och pris");
});

test("[BROUGHT-1] without script the page itself says what it costs to a postcode, and what is wrong with one", async () => {
  const path = paths.car(forSale);
  const before = await mainOf(path);
  expect(before).toContain("Dag och pris efter postnummer");
  const answered = await mainOf(`${path}?postnummer=90326`);
  expect(answered).toMatch(/Hem till Umeå/);
  expect(answered).toMatch(/value="903 26"/);
  expect(answered).not.toContain("Dag och pris efter postnummer");
  const wrong = await mainOf(`${path}?postnummer=99999`);
  expect(wrong).toContain("Postnumret finns inte");
  expect(wrong).toMatch(/value="99999"/);
});
