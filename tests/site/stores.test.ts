import { afterAll, expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { testSite } from "#tests/test-site.ts";
import { readable } from "./shown-page.ts";

const sundayNoon = new Date("2026-11-15T11:00:00Z");
const site = await testSite({ clock: () => sundayNoon });
afterAll(() => site.close());

/** The list of stores, each as its place and its text. */
const rowsOf = (html: string) => {
  const list =
    /<ol class="[^"]*">([\s\S]*?)<\/ol>/.exec(html.slice(html.indexOf('id="butikslista"')))?.[1] ?? "";
  return list
    .split("<li")
    .slice(1)
    .map((row) => ({
      place: /<h3[^>]*><a[^>]*>([^<]+)/.exec(row)?.[1],
      text: readable(`<li${row}`),
      html: row,
    }));
};

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );

test("[STORE-3] all stores in the order of the alphabet, with cars, address, phone and whether they are open", async () => {
  const { status, html } = await site.get("/butik/");
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const rows = rowsOf(html);
  expect(rows.map(({ place }) => place)).toEqual(
    demoStores.map(({ area }) => area).toSorted((one, other) => one.localeCompare(other, "sv")),
  );
  const uppsala = rows.find(({ place }) => place === "Uppsala");
  expect(uppsala?.text).toMatch(/\d{3} bilar/);
  expect(uppsala?.text).toContain("Exempelgatan 12, 753 00 Uppsala");
  expect(uppsala?.text).toContain("Öppet till 16");
  expect(uppsala?.html).toContain('href="tel:+46701740611"');
  expect(uppsala?.html).toContain('href="/butik/uppsala/"');
  expect(uppsala?.text).not.toMatch(/\d mil/);
});

test("[STORE-1] the cars of all stores together are the cars of the listing", async () => {
  const rows = rowsOf((await site.get("/butik/")).html);
  const sum = rows.reduce(
    (total, { text }) => total + Number(/([\d ]+) bilar/.exec(text)?.[1]?.replace(/ /g, "")),
    0,
  );
  const listing = readable((await site.get("/kopa-bil/")).html);
  expect(Number(/([\d ]+) bilar/.exec(listing)?.[1]?.replace(/ /g, ""))).toBe(sum);
});

test("[NEAR-9] a postcode in the address sorts the stores nearest first", async () => {
  const { html } = await site.get("/butik/?postnummer=85230");
  const rows = rowsOf(html);
  expect(rows.slice(0, 3).map(({ place }) => place)).toEqual(["Sundsvall", "Östersund", "Uppsala"]);
  expect(rows[0]?.text).toContain("mindre än 1 mil");
  expect(rows[1]?.text).toContain("cirka 16 mil");
  expect(readable(html)).toMatch(
    /Närmast 852 30 \(Sundsvall med omnejd\) är Sundsvall ?, mindre än 1 mil bort/,
  );
  expect(html).toMatch(/<input[^>]*name="postnummer"[^>]*value="852\u00a030"/);
  expect(html).toContain('rel="canonical" href="http://localhost:3000/butik/"');
});

test.each([
  ["7532", "Skriv ett postnummer med fem siffror, till exempel 753\u00a020."],
  ["99999", "Postnumret finns inte. Kontrollera siffrorna."],
])("[NEAR-9] %s is told at the field, which keeps it", async (typed, message) => {
  const { status, html } = await site.get(`/butik/?postnummer=${typed}`);
  expect(status).toBe(200);
  const input = /<input[^>]*name="postnummer"[^>]*>/.exec(html)?.[0] ?? "";
  expect(input).toContain(`value="${typed}"`);
  expect(input).toContain('aria-invalid="true"');
  const described = /aria-describedby="([^"]+)"/.exec(input)?.[1];
  expect(readable(html.slice(html.indexOf(`id="${described}"`) - 3)).slice(0, 200)).toContain(
    message.replace("\u00a0", " "),
  );
  expect(rowsOf(html)[0]?.place).toBe("Göteborg");
});

test("[NEAR-9] what is typed is text, whatever it looks like", async () => {
  const { html } = await site.get(`/butik/?postnummer=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain("<script>alert(1)");
});

test("[MAP-6] the map is drawn in the page and fetched from nowhere", async () => {
  const { html } = await site.get("/butik/");
  expect(html).toContain('aria-label="Karta över Sverige med 17 butiker"');
  expect(html).not.toMatch(/<(img|iframe|script|link)[^>]*(src|href)="https?:\/\/(?!localhost)/);
});

test("[STORE-4] a store's page: name, hours, open now, phone, address, closed days, six cars, neighbours", async () => {
  const { status, html } = await site.get("/butik/uppsala/");
  const text = readable(html);
  expect(status).toBe(200);
  expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toBe("Milstolpen Uppsala");
  expect(text).toContain("Öppet till 16");
  expect(text).toContain("Mån–fre 09.00–19.00");
  expect(text).toContain("Julafton 24 december 2026");
  expect(text).toContain("Exempelgatan 12, 753 00 Uppsala");
  expect(html).toContain('href="tel:+46701740611"');
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(text).toContain("Andra butiker nära");
  expect(text).not.toContain("Pris kommer");
});

test("[STORE-13] [STORE-14] [STORE-15] the way there, whom one meets, and cars to drive", async () => {
  const { html } = await site.get("/butik/uppsala/");
  const text = readable(html);
  expect(text).toContain("E4, avfarten mot Fyrislund");
  expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/dir\/\?[^"]*"[^>]*target="_blank"/);
  expect(text).toContain("Karin Wall Butikschef");
  expect(html).toContain('href="mailto:karin.wall@milstolpen.example"');
  expect(html.match(/href="\/ride\/\?licenseplate=[a-z0-9]+"/g)).toHaveLength(3);
});

test("[STORE-5] the number of cars leads to the store's own listing", async () => {
  const { html } = await site.get("/butik/uppsala/");
  const count = rowsOf((await site.get("/butik/")).html).find(({ place }) => place === "Uppsala")?.text;
  const words = /\d+ bilar/.exec(count ?? "")?.[0] ?? "none";
  const links = [...html.matchAll(/<a [^>]*href="\/kopa-bil\/\?facilities=uppsala"[^>]*>([\s\S]*?)<\/a>/g)];
  expect(links.map(([link]) => readable(link).trim())).toEqual([`Se ${words}`, `Alla ${words}`]);
});

test("[STORE-7] a store's page tells machines of the dealer and of the way to it", async () => {
  const [breadcrumb, dealer] = dataOf((await site.get("/butik/goteborg/")).html);
  expect(breadcrumb).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Start", item: "http://localhost:3000/" },
      { name: "Våra butiker", item: "http://localhost:3000/butik/" },
      { name: "Göteborg", item: "http://localhost:3000/butik/goteborg/" },
    ],
  });
  expect(dealer).toMatchObject({
    "@context": "https://schema.org",
    "@type": "AutoDealer",
    name: "Milstolpen Göteborg",
    telephone: "+46313900610",
  });
  expect(dealer.openingHoursSpecification).toHaveLength(3 + 16);
});

test.each(["kiruna", "uppsala%20", "__proto__", "%3Cb%3E"])(
  "[STORE-8] there is no store %s, and the page says so",
  async (slug) => {
    const { status, html } = await site.get(`/butik/${slug}/`);
    expect(status).toBe(404);
    expect(html).toContain("Butiken finns inte");
  },
);

test("[STORE-9] no two stores share a title or a description", async () => {
  const heads = await Promise.all(
    demoStores.map(async ({ slug }) => {
      const { status, html } = await site.get(`/butik/${slug}/`);
      return {
        status,
        title: /<title>([^<]+)/.exec(html)?.[1],
        words: /name="description" content="([^"]+)/.exec(html)?.[1],
      };
    }),
  );
  expect(heads.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(demoStores.length);
  expect(new Set(heads.map(({ words }) => words)).size).toBe(demoStores.length);
});
