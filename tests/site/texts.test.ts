import { afterAll, expect, test } from "vitest";
import { formatNumber } from "#core/text/number.ts";
import { countStock } from "#features/cars/storage/stock.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { noThirdParties } from "#tests/test-services.ts";
import { testSite } from "#tests/test-site.ts";
import { readable } from "./shown-page.ts";

const now = new Date("2026-11-15T12:00:00Z");
const site = await testSite({ clock: () => now });
afterAll(() => site.close());

/** The page as people read it, without its head. */
const shown = async (path: string) => readable((await site.get(path)).html.replace(/^.*?<body/s, "<body"));

const formsIn = async (path: string) => {
  const { html } = await site.get(path);
  return [...(/<main.*<\/main>/s.exec(html)?.[0].matchAll(/(<form[^>]*>)(.*?)<\/form>/gs) ?? [])].map(
    ([, form = "", body = ""]) => ({
      method: /method="(\w+)"/.exec(form)?.[1],
      action: /action="([^"]+)"/.exec(form)?.[1],
      asks: [...body.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name),
    }),
  );
};

test("[CONTENT-6] the number of cars is the one in the stock right now", async () => {
  const { forSale, incoming } = await countStock(site.db);
  const cars = formatNumber(forSale + incoming).replace("\u00a0", " ");
  expect(await shown("/om-oss/")).toContain(`Just nu har vi ${cars} bilar i lager`);
});

test("[CONTENT-14] the table of contents leads to every section of a longer text", async () => {
  const { html } = await site.get("/kopvillkor/");
  const sections = [...html.matchAll(/<h2 id="([^"]+)"/g)]
    .map(([, id]) => id)
    .filter((id) => id !== "vidare");
  const contents = /<nav aria-label="Innehåll".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const links = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(3);
  expect(links).toEqual(sections);
});

test("[CONTENT-18] a text says when it was last read through", async () => {
  expect(await shown("/garantivillkor/")).toContain("Senast granskad 15 november 2026");
  // Where something is done, that comes first.
  const tool = await shown("/bilgaranti/");
  expect(tool.indexOf("Senast granskad")).toBeGreaterThan(tool.indexOf("Be om ett förslag"));
});

test("[CONTENT-19] only an archived text says that it no longer holds", async () => {
  expect(await shown("/covid-19-info/")).toContain("Arkiverad sida.");
  expect(await shown("/kopvillkor/")).not.toContain("Arkiverad sida.");
});

test("[NEWS-1] [NEWS-2] news are listed newest first with their dates", async () => {
  const list = await shown("/news/");
  expect(list).toContain("november 10, 2026");
  expect(list.indexOf("Öppettider i jul och nyår")).toBeGreaterThan(0);
  expect(list.indexOf("Öppettider i jul och nyår")).toBeLessThan(list.indexOf("Prishistorik i varje annons"));
});

test("[BLOG-1] /blogg/ leads to the blog where there is one, and is then in no site map", async () => {
  const elsewhere = await testSite({ outside: { ...noThirdParties, blogUrl: "https://blogg.example/" } });
  const { status, headers } = await elsewhere.get("/blogg/");
  expect([status, headers.get("location")]).toEqual([302, "https://blogg.example/"]);
  expect((await elsewhere.get("/sitemaps/pages.xml")).html).not.toContain("/blogg/");
  await elsewhere.close();
  expect((await site.get("/blogg/")).status).toBe(200);
  expect((await site.get("/sitemaps/pages.xml")).html).toContain("/blogg/");
});

test("[CONTENT-15] the advice page leads to guides and the three latest news", async () => {
  const { html } = await site.get("/blogg/");
  expect(html).toContain('href="/checklista-bilkop/"');
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  expect(main.match(/href="\/news\/[a-z-]+\/"/g)).toHaveLength(3);
});

/** Above, and once more at the end of the page. */
const plateFormTo = (action: string) => ({ method: "get", action, asks: ["licenseplate"] });

test("[PLATEPAGE-1] a plate is asked for in a form that needs no JavaScript", async () => {
  for (const path of ["/salj-din-bil/", "/salja-elbil/", "/vardera-bil/"])
    expect(await formsIn(path)).toEqual(Array(2).fill(plateFormTo("/vardera-bil/")));
  expect(await formsIn("/byta-bil/")).toEqual(Array(2).fill(plateFormTo("/byta-bil/")));
});

test.each(["/vardera-bil/", "/byta-bil/"])(
  "[PLATEPAGE-2] %s keeps what is no plate, and explains",
  async (path) => {
    const { status, html } = await site.get(`${path}?licenseplate=%22abc1`);
    expect(status).toBe(200);
    expect(html).toContain("Det ser inte ut som ett svenskt registreringsnummer.");
    expect(html).toContain('value="&quot;abc1"');
  },
);

test.each(["/vardera-bil/", "/byta-bil/"])(
  "[PLATEPAGE-3] [PLATEPAGE-4] %s reads the plate back and asks on, and a person can be rung",
  async (path) => {
    const { html } = await site.get(`${path}?licenseplate=qvi008`);
    expect(html).toContain("Är det här din bil?");
    expect(html).toContain("QVI 008");
    expect(html).toMatch(/brukar inte/);
    expect(html).toContain('href="tel:+46846500400"');
  },
);

test.each(["/salj-din-bil/", "/salja-elbil/"])("[PLATEPAGE-3] %s leads on with a plate", async (path) => {
  const { status, headers } = await site.get(`${path}?licenseplate=mlb84a`);
  expect([status, headers.get("location")]).toEqual([302, "/vardera-bil/?licenseplate=mlb84a"]);
});

test("[DIRECTORY-3] the directory counts what there is", async () => {
  const directory = await shown("/bilar/");
  expect(directory).toMatch(/Audi \d+ bilar/);
  expect(directory.indexOf("Audi")).toBeLessThan(directory.indexOf("Volvo"));
});

test("[CREDIT-1] the credit warning stands once, word for word", async () => {
  const page = await shown("/bilfinansiering/");
  const warning = creditWarningAt(now);
  expect(page.split(warning?.heading ?? "?")).toHaveLength(2);
  expect(page.split(warning?.risk ?? "?")).toHaveLength(2);
});

test("[CREDIT-3] what is called favourable is said in numbers, in the panel of the example", async () => {
  const page = await shown("/bilfinansiering/");
  expect(page).toContain("Förmånlig finansiering, i siffror");
  expect(page).toContain("0 kr i uppläggningsavgift och 0 kr i månadsavgift");
});

test.each(["/salj-din-bil/", "/salja-elbil/", "/vardera-bil/", "/byta-bil/"])(
  "[LANDING-1] [LANDING-4] %s has claims, steps, ways and questions, and nothing twice",
  async (path) => {
    const { html } = await site.get(path);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    for (const heading of ["Så går det till", "Tre sätt att lämna bilen", "Vanliga frågor"])
      expect(main.split(`${heading}</h2>`)).toHaveLength(2);
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(main.match(/<details open/g)).toHaveLength(1);
    const received = (await site.get(`${path}?licenseplate=mlb84a`)).html;
    expect(received).not.toContain("Börja med registreringsnumret</h2>");
  },
);

test("[TEXTPAGE-2] [TEXTPAGE-5] a text has its drawing, and no earlier versions that there are not", async () => {
  const { html } = await site.get("/kopvillkor/");
  expect(/<main[\s\S]*?<\/header>/.exec(html)?.[0]).toMatch(/<svg[^>]*viewBox="0 0 600 188"/);
  expect(readable(html)).not.toContain("Tidigare versioner");
});

test("[CREDIT-2] the example stands with it", async () => {
  const page = await shown("/bilfinansiering/");
  expect(page).toContain("effektiv ränta");
  expect(page).toContain("Räkneexempel: kontantpris 200 000 kr");
});

test("[CONTACTPAGE-1] there are three ways in, each with an address, and one number", async () => {
  const { html } = await site.get("/kontakt/");
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  for (const way of ["Kundservice", "Privatinköp", "Huvudkontor"]) expect(main).toContain(`>${way}</h3>`);
  expect(main.match(/href="mailto:[^"]*subject=/g)).toHaveLength(3);
  expect(/<aside aria-label="Andra vägar".*?<\/aside>/s.exec(main)?.[0].match(/href="tel:/g)).toHaveLength(1);
});
