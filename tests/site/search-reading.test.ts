import { afterAll, expect, test } from "vitest";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { testSite } from "#tests/test-site.ts";
import { mainIn, plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed } = site.stock.catalogs();
const count = (asked: Partial<Filter>) => countFound(listed, { ...initialFilter, ...asked });

const bilar = (total: number) => carCountText(total).replaceAll("\u00a0", " ");

async function page(search: string) {
  const { html } = await site.get(`/kopa-bil/?${new URLSearchParams({ search })}`);
  const main = mainIn(plain(html)).replaceAll("&quot;", '"');
  const total = /<h2[^>]*>([\d ]+) bila?r?<\/h2>/.exec(main)?.[1]?.replaceAll(/\D/g, "");
  const chips = [...main.matchAll(/href="([^"]*)"[^>]*aria-label="([^"]*), ta bort"/g)];
  return {
    main,
    total: Number(total),
    chips: [...new Set(chips.map(([, , label]) => label))],
    removals: new Map(chips.map(([, to = "", label = ""]) => [label, to.replaceAll("&amp;", "&")])),
  };
}

test("[SENTENCE-6] without a panorama roof is without, in the list and as a chip", async () => {
  const [without, all] = [await page("suv utan panoramatak"), count({ types: ["suv"] })];
  expect(without.chips).toContain("Inte panorama");
  expect(without.total + count({ types: ["suv"], equipmentTags: ["panorama"] })).toBe(all);
});

test("[SENTENCE-38] what begins with a digit is left out, never asked for", async () => {
  const [without, all] = [await page("bmw utan 320d"), count({ brands: ["bmw"] })];
  expect(without.chips).toContain("Inte 320d");
  expect(without.total + count({ brands: ["bmw"], search: '"320d"' })).toBe(all);
  const others = await page("elbil inte model 3");
  expect(others.total + count({ fuelTypes: ["3"], series: ["model 3"] })).toBe(count({ fuelTypes: ["3"] }));
});

test("[LISTING-7] a short word of a sentence is a whole word of some car, or not understood", async () => {
  const { main, total } = await page("hög elbil");
  expect(main).toContain("”hög” förstod vi inte");
  expect(total).toBe(count({ fuelTypes: ["3"] }));
});

test("[LISTING-25] what was corrected is said, and taken back by one link", async () => {
  const { main, chips } = await page("diessel kombi");
  expect(chips).toEqual(["Kombi", "Diesel"]);
  expect(main).toContain("Menade du diesel? Vi sökte på diesel.");
  const undone = await page('"diessel" kombi');
  expect(main).toContain(new URLSearchParams({ search: '"diessel" kombi' }).toString());
  expect(undone.chips).toEqual(["Kombi"]);
  expect(undone.main).toContain("”diessel” förstod vi inte");
});

test("[LISTING-26] a word that leaves no car gives way, and the page says so", async () => {
  const { total, main } = await page("tesla harman kardon quattro");
  expect(total).toBeGreaterThan(0);
  expect(main).toContain("så det ordet är inte med.");
});

test("[LISTING-27] a chip that is removed keeps the words of the others", async () => {
  const { removals } = await page("röd volvo under 200 000");
  expect(removals.get("Röd")).toBe(`/kopa-bil/?${new URLSearchParams({ search: "volvo under 200 000" })}`);
});

test("[LISTING-9] [LISTING-28] the button that is meant gives most cars, and near misses say by how much", async () => {
  const given = async (sentence: string) => {
    const { main } = await page(sentence);
    expect(main).toContain("Inga bilar matchar");
    return [...main.matchAll(/>((?:Ta bort|Höj till) [^<]+) och visa ([\d\s]+) bil/g)].map(
      ([, doing = "", cars = ""]) => ({ doing, cars: Number(cars.replaceAll(/\s/g, "")) }),
    );
  };
  const ways = await given("tesla under 5 000 kr i uppsala");
  expect(ways.map(({ doing }) => doing).join()).toMatch(/Höj till \d+ 000 kr|5 000 kr/);
  expect(ways[0]?.cars).toBe(Math.max(...ways.map(({ cars }) => cars)));
});

test("[KNOWN-2] a model that we do not have keeps its make, body and all else, and leads to what comes nearest", async () => {
  const { main } = await page("v70 diesel");
  expect(count({ series: ["v70"] })).toBe(0);
  const ofMake = count({ brands: ["volvo"], types: ["kombi"], fuelTypes: ["2"] });
  expect(main).toContain("Vi har ingen Volvo V70 nu");
  expect(main).toContain(`Kombibilar från Volvo med dieselmotor: ${bilar(ofMake)}. Liknande: V60, V90.`);
  expect(main).toContain(`>V60: ${bilar(count({ series: ["v60"], fuelTypes: ["2"] }))}</a>`);
  expect(main).toMatch(/href="\/bevaka\/\?[^"]*series=v70[^"]*"/);
  const both = await page("v70 eller v60");
  expect(both.main).toContain("Vi har ingen Volvo V70 nu.");
});

test("[LISTING-29] below an empty list stand the cars that miss least", async () => {
  const { main } = await page("tesla under 5 000 kr");
  const near = main.slice(main.indexOf("Nästan rätt"));
  expect(near).toMatch(/<strong>[\d ]+ kr över<\/strong>/);
});

/** A model and a price with one car or two. */
function fewOf() {
  const asked = carsOf(listed).map(({ series }) => ({ series: [series], priceTo: 60_000 }));
  const few = asked.find((one) => count(one) > 0 && count(one) < 3);
  if (!few) throw new Error("no model has one or two cars under 60 000 kr");
  return few;
}

test("[LISTING-29] below one or two cars stand others that miss one thing, and none of the list itself", async () => {
  const few = fewOf();
  const { html } = await site.get(`/kopa-bil/?series=${few.series[0]}&priceTo=${few.priceTo}`);
  const main = mainIn(html);
  const [list = "", below = ""] = main.split("Nästan rätt");
  const near = below.slice(0, below.indexOf("</section>"));
  const linksIn = (html: string) => new Set(html.match(/\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//g));
  expect(linksIn(list).size).toBe(count(few));
  expect(linksIn(near).size).toBeGreaterThan(0);
  expect([...linksIn(near)].filter((link) => linksIn(list).has(link))).toEqual([]);
});

test("[TITLE-1] a filtered list is called by what it holds", async () => {
  expect((await page("kombi i uppsala under 250 000")).main).toMatch(
    /<h1[^>]*>Begagnade kombibilar i Uppsala under 250 000 kr<\/h1>/,
  );
});

test("[API-28] q is a sentence, answered with how it was read", async () => {
  const response = await site.request(
    `/api/cars/?${new URLSearchParams({ q: "rdö kombbi, inte diesel, xyzzy" })}`,
  );
  const { data } = await response.json();
  expect(data).toMatchObject({
    notUnderstood: expect.arrayContaining(["xyzzy"]),
    corrected: expect.arrayContaining([{ said: "kombbi", meant: "kombi" }]),
    understood: expect.arrayContaining(["Kombi", "Inte diesel"]),
  });
  expect(data.total).toBe(count({ types: ["kombi"], fuelTypes: ["1", "3", "4", "5", "6"] }));
});

test.each([
  ["elb", "Elbil", { fuelTypes: ["3"] }],
  ["kom", "Kombi", { types: ["kombi"] }],
  ["sju", "Sjusitsig", { seats: ["7"] }],
  ["bwm", "BMW", { brands: ["bmw"] }],
  [
    "elbil under 300 000 i upp",
    "elbil under 300 000 i Uppsala",
    { fuelTypes: ["3"], priceTo: 300_000, facilities: ["uppsala"] },
  ],
])("[LISTING-30] %s is completed to %s, with its cars", async (text, label, asked) => {
  const response = await site.request(`/kopa-bil/forslag/?${new URLSearchParams({ search: text })}`);
  const { suggestions } = await response.json();
  expect(suggestions).toContainEqual(expect.objectContaining({ label, count: carCountText(count(asked)) }));
  expect(new Set(suggestions.map(({ to }: { to: string }) => to)).size).toBe(suggestions.length);
});

test("[LISTING-30] a negation before the word is a negation", async () => {
  const response = await site.request(`/kopa-bil/forslag/?${new URLSearchParams({ search: "inte tesla" })}`);
  const { suggestions } = await response.json();
  expect(suggestions[0]).toMatchObject({ label: "inte Tesla" });
  expect(suggestions.every(({ label }: { label: string }) => label.startsWith("inte Tesla"))).toBe(true);
  expect(new Set(suggestions.map(({ to }: { to: string }) => to)).size).toBe(suggestions.length);
});

test("[LISTING-30] a no to what stands before is no wish that is begun", async () => {
  const response = await site.request(
    `/kopa-bil/forslag/?${new URLSearchParams({ search: "diesel, nej t" })}`,
  );
  const { suggestions } = await response.json();
  const petrolAndOthers = count({ fuelTypes: ["1", "3", "4", "5", "6"] });
  expect(suggestions).toEqual([
    expect.objectContaining({ label: "Inte diesel", count: carCountText(petrolAndOthers) }),
  ]);
});

test("[LISTING-30] a plate begun is the cars whose plates begin so, by name", async () => {
  const car = carsOf(listed).find(({ licenseplate }) => /^[a-z]{3}\d{3}$/.test(licenseplate));
  const plate = car?.licenseplate ?? "";
  for (const written of [plate.slice(0, 5), `${plate.slice(0, 3).toUpperCase()} ${plate.slice(3)}`]) {
    const response = await site.request(`/kopa-bil/forslag/?${new URLSearchParams({ search: written })}`);
    const [first] = (await response.json()).suggestions;
    expect(first).toMatchObject({ kind: "Registreringsnummer", count: carCountText(1) });
    expect(first.to).toContain(`/${plate.slice(0, 5)}`);
  }
});

test("[SLIP-4] a name that is often misspelt is said too", async () => {
  const { main, chips } = await page("volkswagon golf");
  expect(chips).toEqual(["Golf"]);
  expect(main).toContain("volkswagon");
});
