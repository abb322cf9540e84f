import { afterAll, expect, test } from "vitest";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { countFound, search } from "#features/catalogue/service/search.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf } from "./ask-api.ts";
import { choicesIn, mainIn, plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());
const { ask, dataOf } = askOf(site);
const { listed } = site.stock.catalogs();
const { facets, total } = search(listed, initialFilter, { pageSize: 1 });
const found = (asked: Partial<Filter>) => countFound(listed, { ...initialFilter, ...asked });

const mainOf = async (path: string) => mainIn(plain((await site.get(path)).html));

test("[CONDITION-6] the group offers every step with its cars, and all", async () => {
  const main = await mainOf("/kopa-bil/");
  expect(main).toContain(">Skick<");
  expect(choicesIn(main, "batteryHealthFrom")).toMatchObject([
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
  expect(choicesIn(main, "noRemarks")).toMatchObject([
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

test("[CONDITION-9] the API takes and counts them, and tells them of a car", async () => {
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
});

test("[OWNERS-5] the list offers at most one to four owners with the cars of each, and all", async () => {
  expect(choicesIn(await mainOf("/kopa-bil/"), "ownersTo")).toMatchObject([
    { isChosen: true, label: "Alla", count: total },
    ...facets.ownersTo.map(({ value, count }) => ({ isChosen: false, label: `Högst ${value} ägare`, count })),
  ]);
});

test("[OWNERS-5] what is chosen is in the address, in the control and in a chip that takes it away", async () => {
  const main = await mainOf("/kopa-bil/?ownersTo=2&brands=volvo");
  expect(choicesIn(main, "ownersTo").map(({ isChosen }) => isChosen)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(main).toContain('aria-label="Högst 2 ägare, ta bort"');
  expect(main).toContain('href="/kopa-bil/?brands=volvo"');
});

test("[OWNERS-5] [OWNERS-6] a form without JavaScript and a sentence lead to the same cars", async () => {
  const form = await site.get("/kopa-bil/?ownersTo=1&priceFrom=&priceTo=");
  expect([form.status, form.headers.get("location")]).toEqual([302, "/kopa-bil/?ownersTo=1"]);
  const said = await mainOf("/kopa-bil/?search=en+%C3%A4gare");
  expect(said).toContain("Högst 1 ägare");
  expect(said).toContain(plain(new Intl.NumberFormat("sv-SE").format(facets.ownersTo[0]?.count ?? 0)));
});

test("[OWNERS-7] the API takes and counts it", async () => {
  const data = await dataOf("/api/cars/?ownersTo=1");
  expect(data.total).toBe(facets.ownersTo[0]?.count);
  expect(data.facets.ownersTo).toEqual(facets.ownersTo);
  expect(data.json.every(({ owners }: { owners: number }) => owners <= 1)).toBe(true);
  const { status } = await ask("/api/cars/?ownersTo=några");
  expect(status).toBe(400);
});
