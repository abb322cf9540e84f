import { afterAll, expect, test } from "vitest";
import { initialFilter } from "#features/catalogue/rules/filter.ts";
import { search } from "#features/catalogue/service/search.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf } from "./ask-api.ts";

const site = await testSite();
afterAll(() => site.close());
const { ask, dataOf } = askOf(site);
const { listed } = site.stock.catalogs();
const { facets, total } = search(listed, initialFilter, { pageSize: 1 });
const swedish = new Intl.NumberFormat("sv-SE");

async function mainOf(address: string): Promise<string> {
  const { html } = await site.get(address);
  return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
}

/** The rows of the control: what each says, whether it is chosen, and the number beside it. */
function choicesIn(main: string) {
  const rows = main.matchAll(/<label[^>]*><input[^>]*name="ownersTo"[\s\S]*?<\/label>/g);
  return [...rows].map(([row]) => ({
    isChosen: row.includes('checked=""'),
    texts: [...row.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text),
  }));
}

test("[OWNERS-5] the list offers at most one to four owners with the cars of each, and all", async () => {
  const choices = choicesIn(await mainOf("/kopa-bil/"));
  expect(choices).toEqual([
    { isChosen: true, texts: ["Alla", swedish.format(total)] },
    ...facets.ownersTo.map(({ value, count }) => ({
      isChosen: false,
      texts: [`Högst ${value} ägare`, swedish.format(count)],
    })),
  ]);
});

test("[OWNERS-5] what is chosen is in the address, in the control and in a chip that takes it away", async () => {
  const main = await mainOf("/kopa-bil/?ownersTo=2&brands=volvo");
  expect(choicesIn(main).map(({ isChosen }) => isChosen)).toEqual([false, false, true, false, false]);
  expect(main).toContain('aria-label="Högst 2 ägare, ta bort"');
  expect(main).toContain('href="/kopa-bil/?brands=volvo"');
});

test("[OWNERS-5] [OWNERS-6] a form without JavaScript and a sentence lead to the same cars", async () => {
  const form = await site.get("/kopa-bil/?ownersTo=1&priceFrom=&priceTo=");
  expect([form.status, form.headers.get("location")]).toEqual([302, "/kopa-bil/?ownersTo=1"]);
  const said = await mainOf("/kopa-bil/?search=en+%C3%A4gare");
  expect(said).toContain("Högst 1 ägare");
  expect(said).toContain(swedish.format(facets.ownersTo[0]?.count ?? 0));
});

test("[OWNERS-7] the API takes, counts and documents it", async () => {
  const data = await dataOf("/api/cars/?ownersTo=1");
  expect(data.total).toBe(facets.ownersTo[0]?.count);
  expect(data.facets.ownersTo).toEqual(facets.ownersTo);
  expect(data.json.every(({ owners }: { owners: number }) => owners <= 1)).toBe(true);
  const { status } = await ask("/api/cars/?ownersTo=några");
  expect(status).toBe(400);
  const { json: document } = await ask("/api/openapi.json");
  const names = document.paths["/api/cars/"].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toContain("ownersTo");
});
