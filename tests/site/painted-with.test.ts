import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { canBeBought, isIncoming, isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { routeTable } from "#tests/route-table.ts";
import { one, testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold } = site.stock.catalogs();
const cars = carsOf(listed);
const forSale = one(cars.filter(canBeBought));
const reserved = one(cars.filter(({ status }) => isReserved(status)));
const incoming = one(cars.filter(({ status }) => isIncoming(status)));
const soldCar = one(carsOf(sold));

/** The parts that a browser waits for before it paints any of a page, each with what stands above it. */
async function aboveAwaited(address: string): Promise<string[]> {
  const { html } = await site.get(address);
  const awaited = html.matchAll(/<link rel="expect" href="#([^"]+)" blocking="render"\/>/g);
  return [...awaited].map(([, id = ""]) => html.slice(0, html.indexOf(`id="${id}"`)));
}

test.each(routeTable)("[SPEED-5] %s waits for its banner and its header", async (path) => {
  const [above] = await aboveAwaited(path);
  expect(above).toMatch(/<\/header>.*<main $/s);
});

test.each(["/kopa-bil/", "/kopa-bil/?brands=tesla&fuelTypes=2", "/salda-bilar/", "/external-adverts/"])(
  "[SPEED-5] %s waits for what stands above its cars, and for no more",
  async (address) => {
    const above = (await aboveAwaited(address)).at(-1) ?? "";
    const heading = above.indexOf("<h2", above.indexOf("</form>", above.indexOf("<main")));
    expect(heading).toBeGreaterThan(0);
    expect(above).not.toContain("<article");
  },
);

test.each([
  ["for sale", paths.car(forSale)],
  ["reserved", paths.car(reserved)],
  ["incoming", paths.car(incoming)],
  ["sold", paths.soldCar(soldCar)],
])("[SPEED-5] an advert waits for its title and its pictures, and for no more: %s", async (_what, path) => {
  const above = (await aboveAwaited(path)).at(-1) ?? "";
  const content = above.slice(above.indexOf("<main"));
  expect(content).toContain("</h1>");
  expect(content).toMatch(/id="bilder"|gallery-empty/);
  expect(content.match(/<section/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
