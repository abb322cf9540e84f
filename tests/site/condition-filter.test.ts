import { afterAll, expect, test } from "vitest";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { countFound, search } from "#features/catalogue/service/search.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf } from "./ask-api.ts";

const site = await testSite();
afterAll(() => site.close());
const { ask, dataOf } = askOf(site);
const { listed } = site.stock.catalogs();
const { facets, total } = search(listed, initialFilter, { pageSize: 1 });
const found = (asked: Partial<Filter>) => countFound(listed, { ...initialFilter, ...asked });

async function mainOf(address: string): Promise<string> {
  const { html } = await site.get(address);
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll("<!-- -->", "")
    .replaceAll("\u00a0", " ");
}

function choicesIn(main: string, name: string) {
  const labels = [...main.matchAll(/<label[\s\S]*?<\/label>/g)].map(([label]) => label);
  return labels
    .filter((label) => label.includes(`name="${name}"`))
    .map((label) => ({
      value: /value="([^"]*)"/.exec(label)?.[1] ?? "",
      isChosen: label.includes('checked=""'),
      count: Number(/>([\d ]+)<\/span>/.exec(label)?.[1]?.replaceAll(" ", "") ?? Number.NaN),
    }));
}

test("[CONDITION-6] the group offers every step with its cars, and all", async () => {
  const main = await mainOf("/kopa-bil/");
  expect(main).toContain(">Skick<");
  expect(choicesIn(main, "batteryHealthFrom")).toEqual([
    { value: "", isChosen: true, count: total },
    ...[80, 90, 95].map((min) => ({
      value: String(min),
      isChosen: false,
      count: found({ batteryHealthFrom: min }),
    })),
  ]);
  expect(choicesIn(main, "tyreDepthFrom").map(({ count }) => count)).toEqual([
    total,
    ...[4, 5, 6].map((min) => found({ tyreDepthFrom: min })),
  ]);
  expect(choicesIn(main, "serviceHistory").map(({ count }) => count)).toEqual([
    total,
    found({ serviceHistory: "documented" }),
    found({ serviceHistory: "full" }),
  ]);
  expect(choicesIn(main, "noRemarks")).toEqual([
    { value: "true", isChosen: false, count: found({ noRemarks: true }) },
  ]);
  for (const list of ["/salda-bilar/", "/external-adverts/"])
    expect(await mainOf(list)).not.toContain(">Skick<");
});

test("[CONDITION-6] what is chosen stands in the address, the control and a chip; the form needs no script", async () => {
  const main = await mainOf("/kopa-bil/?batteryHealthFrom=90&noRemarks=true");
  expect(choicesIn(main, "batteryHealthFrom").find(({ isChosen }) => isChosen)?.value).toBe("90");
  expect(choicesIn(main, "noRemarks")[0]?.isChosen).toBe(true);
  expect(main).toContain('aria-label="Batterihälsa minst 90 %, ta bort"');
  expect(main).toContain('href="/kopa-bil/?batteryHealthFrom=90"');
  const form = await site.get("/kopa-bil/?tyreDepthFrom=5&serviceHistory=full&batteryHealthFrom=&priceTo=");
  expect(form.headers.get("location")).toBe("/kopa-bil/?tyreDepthFrom=5&serviceHistory=full");
});

test("[CONDITION-8] a sentence leads to the same cars", async () => {
  const main = await mainOf(`/kopa-bil/?search=${encodeURIComponent("elbil med batterihälsa över 90")}`);
  expect(main).toContain('aria-label="Batterihälsa minst 90 %, ta bort"');
  const cars = found({ fuelTypes: ["3"], batteryHealthFrom: 90 });
  expect(cars).toBeGreaterThan(0);
  expect(main.replace(/(\d) (\d{3} bilar)/, "$1$2")).toContain(`>${cars} bilar<`);
});

test("[CONDITION-9] the API takes, counts and documents them, and tells them of a car", async () => {
  const data = await dataOf("/api/cars/?tyreDepthFrom=6&serviceHistory=documented&noRemarks=true");
  expect(data.total).toBe(found({ tyreDepthFrom: 6, serviceHistory: "documented", noRemarks: true }));
  expect(data.total).toBeGreaterThan(0);
  for (const car of data.json) {
    expect(car.tyreDepth).toBeGreaterThanOrEqual(6);
    expect(["full", "partial"]).toContain(car.serviceHistory);
    expect(car.noRemarks).toBe(true);
  }
  expect((await dataOf("/api/cars/?batteryHealthFrom=90")).facets.batteryHealthFrom).toEqual(
    facets.batteryHealthFrom,
  );
  expect((await ask("/api/cars/?batteryHealthFrom=bra")).status).toBe(400);
  expect((await ask("/api/cars/?serviceHistory=lite")).status).toBe(400);
  const { json: document } = await ask("/api/openapi.json");
  const names = document.paths["/api/cars/"].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["batteryHealthFrom", "tyreDepthFrom", "serviceHistory", "noRemarks"]),
  );
});
