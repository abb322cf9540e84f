import { afterAll, expect, test } from "vitest";
import { hashSource } from "#app/inline-scripts.server.ts";
import { paths } from "#core/paths.ts";
import { canBeBought, isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import type { SavedCarsView } from "#features/favourites/pages/saved-car-view.ts";
import { textFromSavedPlates } from "#features/favourites/rules/saved-plates.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold } = site.stock.catalogs();
const forSale = carsOf(listed).filter(canBeBought);
const [first, second] = [forSale[0], forSale[1]].map((car) => car?.licenseplate ?? "") as [string, string];
const soldCar = carsOf(sold).toSorted((a, b) => Number(b.sale?.soldAt ?? 0) - Number(a.sale?.soldAt ?? 0))[0];

async function kept(asked: string): Promise<SavedCarsView> {
  const response = await site.request(`${paths.savedCars()}?bilar=${encodeURIComponent(asked)}`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  return response.json();
}

test("[FAVPAGE-2] the page of favourites is the same for everybody, and says what to do without JavaScript", async () => {
  const { status, html, headers } = await site.get(paths.favorites());
  expect(status).toBe(200);
  expect(headers.get("cache-control") ?? "").not.toMatch(/no-store|private/);
  expect(html).toContain("lägg annonsen som bokmärke");
  expect(html).toContain('name="robots" content="noindex"');
});

test("[FAVPAGE-1] [FAVPAGE-2] every card of ours has a heart that is empty in the page that everybody gets, and the header a link", async () => {
  const { html } = await site.get(paths.buy());
  const hearts = html.match(/aria-label="Spara [^"]* som favorit" aria-pressed="false"/g) ?? [];
  expect(hearts.length).toBe(html.match(/<article/g)?.length);
  expect(html).not.toContain('aria-pressed="true"');
  expect(html).toContain('aria-label="Favoriter"');
  expect((await site.get(paths.externalAdverts())).html).not.toContain("som favorit");
});

test("[FAVPAGE-8] [SEC-2] a page with hearts listens for early clicks by a script that its policy names; one without does not", async () => {
  const { html, headers } = await site.get(paths.buy());
  const [, script = ""] = html.match(/<head><script>(.*?)<\/script>/s) ?? [];
  expect(script).toContain("data-heart");
  expect(html).not.toMatch(/<script nonce/);
  expect(headers.get("content-security-policy")).toContain(hashSource(script));
  expect((await site.get(paths.about())).html).not.toContain("data-heart");
});

test("[FAVPAGE-3] [FAVPAGE-4] what was kept is told as it is now, in the order it was asked for; the unknown is left out", async () => {
  const now = Date.now();
  const asked = [second, "zzz99z", first].map((licenseplate) => ({ licenseplate, timestamp: now }));
  const { cars, version } = await kept(`${textFromSavedPlates(asked)},skräp,<b>.1`);
  expect(version).toBe(site.stock.version());
  expect(cars.map(({ plate }) => plate)).toEqual([second, first]);
  expect(cars[0]?.since).toMatchObject({ kind: "same", what: "Oförändrat" });
  expect((await kept(`${first}.0`)).cars[0]?.since).toBeNull();
});

test("[FAVPAGE-3] a car that was saved before its price was cut says how much less it costs", async () => {
  const cut = forSale.find(({ price, priceEvents }) => {
    const [was, is] = priceEvents;
    return priceEvents.length === 2 && is?.price === price && (was?.price ?? 0) > (price ?? 0);
  });
  const [was] = cut?.priceEvents ?? [];
  if (!cut || !was?.price || cut.price === null) throw new Error("The demo stock has no car with one cut");
  const asked = textFromSavedPlates([
    { licenseplate: cut.licenseplate, timestamp: was.at.getTime() + 1_000 },
  ]);
  const [car] = (await kept(asked)).cars;
  expect(car?.change).toBe(cut.price - was.price);
  expect(car?.since).toMatchObject({ kind: "lower", what: expect.stringMatching(/^−[\d\u00a0]+kr$/) });
});

test("[FAV-14] [FAVPAGE-9] what a price has become since the visit before is told apart from what it was when saved", async () => {
  const cut = forSale.find(
    ({ price, priceEvents: [was, is, more] }) => was && is && !more && is.price === price,
  );
  if (!cut) throw new Error("The demo stock has no car with two prices");
  const [was, is] = cut.priceEvents.map(({ at }) => Math.floor(at.getTime() / 1_000));
  const newsSince = async (seconds: number | string) => {
    const response = await site.request(
      `${paths.savedCars()}?bilar=${cut.licenseplate}.${was}&sedan=${seconds}`,
    );
    return ((await response.json()) as SavedCarsView).cars[0]?.priceChange;
  };
  expect(await newsSince((was ?? 0) + 1)).toBe("repriced");
  expect(await newsSince((is ?? 0) + 1)).toBeNull();
  expect(await newsSince("skräp")).toBeNull();
});

test("[FAVPAGE-10] a car that can be bought leads to where it is watched, one that is reserved to where one waits", async () => {
  const reserved = carsOf(listed).find(({ status }) => isReserved(status))?.licenseplate ?? "";
  const { cars } = await kept(`${first}.0,${reserved}.0,${soldCar?.licenseplate}.0`);
  expect(cars.map(({ state, saveSearchTo, taken }) => [state, saveSearchTo, taken])).toEqual([
    ["open", `/bevaka/?licenseplates=${first}`, null],
    ["reserved", null, { until: null, to: `/reservera-bil/?licenseplate=${reserved}` }],
    ["sold", null, null],
  ]);
});

test("[FAVPAGE-6] a sold car says so, and has three beside it that can be bought", async () => {
  const [car] = (await kept(`${soldCar?.licenseplate}.1700000000`)).cars;
  expect(car).toMatchObject({ state: "sold", isForSale: false, since: null, price: null });
  expect(car?.similar).toHaveLength(3);
  for (const { path } of car?.similar ?? []) expect(path).toMatch(/^\/kopa-bil\//);
});

test("[FAVPAGE-4] no more than forty are answered, whatever is asked", async () => {
  const many = forSale.slice(0, 60).map(({ licenseplate }) => ({ licenseplate, timestamp: 0 }));
  expect((await kept(textFromSavedPlates(many))).cars).toHaveLength(40);
  expect((await kept("")).cars).toEqual([]);
});

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const share = async (plates: string[]): Promise<{ key: string; secret: string }> =>
  (await send("POST", paths.shareFavorites(), { plates })).json();

test("[SHARELIST-1] [SHARELIST-5] a shared list is read without any script, by nobody's search engine and cache", async () => {
  const { key, secret } = await share([first.toUpperCase(), second]);
  expect(key).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  const { status, html, headers } = await site.get(paths.sharedFavorites(key));
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(html.replaceAll("<!-- -->", "")).toContain("En lista med 2");
  // The last saved stands first.
  expect(html.indexOf(`/${second}/`)).toBeLessThan(html.indexOf(`/${first}/`));
  expect(html).not.toContain(secret);
});

test("[SHARELIST-3] [SHARELIST-4] only its own browser changes and ends it; ended it is gone and says so", async () => {
  const { key, secret } = await share([first]);
  const path = paths.sharedFavorites(key);
  expect((await send("PUT", path, { secret: "gissat", plates: [second] })).status).toBe(404);
  expect((await send("DELETE", path, { secret: "gissat" })).status).toBe(404);
  expect((await send("PUT", path, { secret, plates: [second] })).status).toBe(200);
  const changed = (await site.get(path)).html;
  expect([changed.includes(`/${first}/`), changed.includes(`/${second}/`)]).toEqual([false, true]);
  expect((await send("PUT", path, { secret, plates: [] })).status).toBe(200);
  expect((await site.get(path)).html).toContain("Listan är tom just nu");
  expect((await send("DELETE", path, { secret })).status).toBe(200);
  const ended = await site.get(path);
  expect([ended.status, ended.headers.get("cache-control")]).toEqual([410, "private, no-store"]);
  expect(ended.html).toContain("Listan delas inte längre");
  expect((await send("PUT", path, { secret, plates: [first] })).status).toBe(404);
  expect((await site.get(paths.sharedFavorites("aaaa-bbbb-cccc"))).status).toBe(404);
});

test.each([
  ["nothing", {}],
  ["no cars", { plates: [] }],
  ["what is no plate", { plates: ["hej"] }],
  ["too many", { plates: Array.from({ length: 201 }, () => "mlb001") }],
  ["something else", { plates: "mlb001" }],
])("[SHARELIST-2] %s cannot be shared", async (_, body) => {
  expect((await send("POST", paths.shareFavorites(), body)).status).toBe(400);
});

test("[SHARELIST-2] nor from another site's page, nor more than it may weigh", async () => {
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await send("POST", paths.shareFavorites(), { plates: [first] }, foreign)).status).toBe(403);
  const heavy = { plates: [first], more: "x".repeat(20_000) };
  expect((await send("POST", paths.shareFavorites(), heavy)).status).toBe(400);
});

test("[SHARELIST-2] ten at once from one address, then it has to wait", async () => {
  const limited = await testSite({ isRateLimited: true, isBehindProxy: true });
  const from = (address: string) =>
    limited.request(paths.shareFavorites(), {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ plates: [first] }),
    });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) statuses.push((await from("203.0.113.77")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await from("203.0.113.78")).status).toBe(200);
  await limited.close();
});
