import { afterAll, expect, test } from "vitest";
import { saveStores } from "#features/stores/storage/stores.ts";
import { aStore } from "#tests/a-store.ts";
import { fourStores } from "#tests/four-stores.ts";
import { crawl } from "./crawl.ts";
import { readable, type ShownPage, shownPage } from "./shown-page.ts";
import { siteWithFourStores } from "./site-with-four-stores.ts";

const sundayNoon = new Date("2026-11-15T11:00:00Z");
const site = await siteWithFourStores(() => sundayNoon);
afterAll(() => site.close());

/** The values of the filter's boxes for stores, with their labels and counts. */
const storeBoxes = (html: string) =>
  [...html.matchAll(/<input[^>]*name="facilities"[^>]*value="([^"]+)"/g)].map(([, slug]) => slug);

const placesInAlphabet = ["Helsingborg", "Kiruna", "Malmö", "Växjö"];

test("[PLACE-2] the filter offers the chain's four stores and no others", async () => {
  const { html } = await site.get("/kopa-bil/");
  expect(storeBoxes(html)).toEqual(["helsingborg", "kiruna", "malmo", "vaxjo"]);
  const text = readable(html);
  for (const place of placesInAlphabet) expect(text).toContain(place);
  expect(html).toContain("elbil under 300 000 i Helsingborg");
});

test("[PLACE-2] [PLACE-5] a sentence is read with the places of the chain", async () => {
  const { html } = await site.get("/kopa-bil/?search=volvo+i+malm%C3%B6");
  const text = readable(html);
  expect(text).toContain("Visar 1–1 av 1 bil");
  expect(html).toMatch(/facilities=malmo/);
  expect(text).not.toContain("förstod vi inte");
  const region = readable((await site.get("/kopa-bil/?search=volvo+i+sk%C3%A5ne")).html);
  expect(region).toContain("Helsingborg");
  expect(region).toContain("Visar 1–2 av 2 bilar");
  const far = readable((await site.get("/kopa-bil/?search=volvo+i+uppsala")).html);
  expect(far).toContain("Vi har ingen butik i Uppsala. Närmast är");
});

test("[PLACE-2] a store of the chain is a choice in addresses, an unknown one finds nothing and breaks nothing", async () => {
  expect(readable((await site.get("/kopa-bil/?facilities=malmo")).html)).toContain("av 2 bilar");
  const unknown = await site.get("/kopa-bil/?facilities=goteborg");
  expect(unknown.status).toBe(200);
  expect(readable(unknown.html)).toContain("goteborg");
});

test("[PLACE-2] the map, the list and the pages of the stores are the chain's own", async () => {
  const { html } = await site.get("/butik/");
  expect(html).toContain('aria-label="Karta över Sverige med 4 butiker"');
  expect(html.match(/class="fill-brand" d="M-3.5 0V|d="M-3.5 0V-17L3.5-13V0Z"/g)).toHaveLength(4);
  for (const { slug } of fourStores) {
    expect(html).toContain(`href="/butik/${slug}/"`);
    expect((await site.get(`/butik/${slug}/`)).status).toBe(200);
  }
  expect((await site.get("/butik/goteborg/")).status).toBe(404);
});

test("[HOURS-14] a store keeps its own hours, on its page, in the list and for machines", async () => {
  const { html } = await site.get("/butik/helsingborg/");
  expect(readable(html)).toContain("Öppnar i morgon 09.00");
  expect(readable(html)).toContain("Alla röda dagar och nyårsafton har vi stängt.");
  expect(html).toContain('"dayOfWeek":["Sunday"],"opens":"00:00","closes":"00:00"');
  expect(readable((await site.get("/butik/malmo/")).html)).toContain("Öppet till 16");
  expect(readable((await site.get("/")).html)).toContain("3 av 4 butiker är öppna nu");
});

test("[PLACE-2] the API knows the chain's stores and says which they are", async () => {
  const asked = await site.get("/api/cars/?facilities=malmo");
  expect(JSON.parse(asked.html).data).toMatchObject({ total: 2 });
  expect(JSON.parse(asked.html).data.json[0].location).toEqual({ value: "malmo", name: "Malmö" });
  const refused = await site.get("/api/cars/?facilities=goteborg");
  expect([refused.status, JSON.parse(refused.html).detail]).toEqual([
    400,
    "Välj bland helsingborg, kiruna, malmo, vaxjo.",
  ]);
  const { paths } = JSON.parse((await site.get("/api/openapi.json")).html);
  const parameters: { name: string; schema: unknown }[] = paths["/api/cars/"].get.parameters;
  expect(parameters.find(({ name }) => name === "facilities")?.schema).toEqual({
    type: "array",
    items: { type: "string", enum: ["helsingborg", "kiruna", "malmo", "vaxjo"] },
  });
});

test("[PLACE-4] wherever stores are counted they are four, and nowhere seventeen", async () => {
  const pages = new Map<string, ShownPage>();
  const read = async (path: string) => {
    const page = shownPage(await site.get(path));
    pages.set(path, page);
    return page;
  };
  const { broken } = await crawl(read, { maxListPages: 4, maxCars: 8 });
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);
  for (const [path, { html, description }] of pages) {
    const said = `${readable(html)} ${description}`;
    expect([path, /\b17 (?:butik|store|anlägg)|sjutton butik/i.exec(said)?.[0]]).toEqual([path, undefined]);
    expect([path, /Våra butiker (\d+) /.exec(said)?.[1] ?? "4"]).toEqual([path, "4"]);
  }
  expect(readable(pages.get("/")?.html ?? "")).toContain("butiker från Malmö till Kiruna");
  for (const path of ["/", "/kopa-bil/", "/butik/"])
    expect(pages.get(path)?.description).toContain("4 butiker");
  for (const path of ["/llms.txt", "/manifest.webmanifest"])
    expect((await site.get(path)).html).toContain("4 butiker");
  expect(readable(pages.get("/om-oss/")?.html ?? "")).toContain("har 4 butiker i Sverige");
});

test("[PLACE-2] the site map names the stores of the chain", async () => {
  const { html } = await site.get("/sitemaps/pages.xml");
  expect([...html.matchAll(/\/butik\/([a-z]+)\//g)].map(([, slug]) => slug)).toEqual([
    "helsingborg",
    "kiruna",
    "malmo",
    "vaxjo",
  ]);
});

test("[PLACE-8] a store that is added in the database appears in the running site", async () => {
  await saveStores(site.db, [
    aStore({ slug: "ystad", name: "Bilhuset Ystad", label: "Ystad", area: "Ystad" }),
  ]);
  await expect
    .poll(async () => storeBoxes((await site.get("/kopa-bil/")).html), { timeout: 20_000 })
    .toEqual(["helsingborg", "kiruna", "malmo", "vaxjo", "ystad"]);
  expect((await site.get("/butik/")).html).toContain("Alla 5 butiker");
});
