import { afterAll, expect, test } from "vitest";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { countFound, search } from "#features/catalogue/service/search.ts";
import { testSite } from "#tests/test-site.ts";
import { mainIn, plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold, external } = site.stock.catalogs();
const asking = (asked: Partial<Filter>): Filter => ({ ...initialFilter, ...asked });
const count = (asked: Partial<Filter>) => countFound(listed, asking(asked));

async function read(address: string) {
  const response = await site.get(address);
  const html = plain(response.html);
  const main = mainIn(html);
  return {
    status: response.status,
    html: main,
    heading: /<h2[^>]*>([\d ]+ bila?r?)<\/h2>/.exec(main)?.[1],
    cards: [...main.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card),
    chips: [...new Set([...main.matchAll(/aria-label="([^"]*), ta bort"/g)].map(([, label]) => label))],
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    /** The last of that name: the search field keeps what is chosen too, and stands first. */
    control: (name: string, value: string) =>
      [...main.matchAll(/<input[^>]*>/g)]
        .map(([input]) => input)
        .findLast((input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`)) ?? "",
  };
}

const bilar = (total: number) =>
  `${new Intl.NumberFormat("sv-SE").format(total).replaceAll("\u00a0", " ")} ${total === 1 ? "bil" : "bilar"}`;

test("[LISTING-1] the address says what is listed", async () => {
  const page = await read("/kopa-bil/?brands=volvo&fuelTypes=5&order=lagsta-pris");
  expect(page.heading).toBe(bilar(count({ brands: ["volvo"], fuelTypes: ["5"] })));
  expect(page.cards.every((card) => card.includes("Volvo") && card.includes("Laddhybrid"))).toBe(true);
  expect(page.chips).toEqual(["Volvo", "Laddhybrid"]);
  expect(page.html).toContain('href="/kopa-bil/?brands=volvo&amp;order=lagsta-pris"');
  expect(page.html).toContain(
    'href="/kopa-bil/?brands=volvo&amp;fuelTypes=5&amp;order=lagsta-pris&amp;page=2"',
  );
});

test("[LISTING-1] the same address in any spelling is known by one", async () => {
  const page = await read("/kopa-bil/?Brands=volvo&SERIES=v60&utm_source=Brev");
  expect(page.canonical).toBe("http://localhost:3000/kopa-bil/?series=v60");
});

test("[LISTING-3] options show what they would give, and empty ones are switched off", async () => {
  const { facets } = search(listed, asking({ types: ["cab"] }), { pageSize: 1 });
  const page = await read("/kopa-bil/?types=cab");
  for (const { value, count: cars } of facets.fuelTypes) {
    expect({ value, isOff: page.control("fuelTypes", value).includes('disabled=""') }).toEqual({
      value,
      isOff: cars === 0,
    });
  }
  expect(page.control("types", "cab")).toContain('checked=""');
  expect(page.html).toContain(`>${bilar(facets.fuelTypes[0]?.count ?? 0).replace(/ bila?r?$/, "")}</span>`);
});

test("[LISTING-4] a chosen make shows its series, others do not", async () => {
  const page = await read("/kopa-bil/?brands=subaru");
  expect(page.control("series", "outback")).not.toBe("");
  expect(page.control("series", "v60")).toBe("");
  expect(page.html).toContain("Visa alla 25 märken");
});

test("[LISTING-5] what no control shows is kept by the form", async () => {
  const page = await read("/kopa-bil/?licenseplates=mlb001&types=personbil&search=momentum");
  expect(page.control("licenseplates", "mlb001")).toContain('type="hidden"');
  expect(page.control("types", "personbil")).toContain('type="hidden"');
  expect(page.control("search", "momentum")).not.toBe("");
});

test("[LISTING-6] a search is read as a sentence", async () => {
  const page = await read(
    `/kopa-bil/?search=${encodeURIComponent("laddhybrid kombi med drag under 350 000")}`,
  );
  expect(page.chips).toEqual(["Kombi", "Laddhybrid", "Dragkrok", "till 350 000 kr"]);
  const asked = { types: ["kombi"], fuelTypes: ["5"], hasTowbar: true, priceTo: 350_000 };
  expect(page.heading).toBe(bilar(count(asked)));
  expect(page.control("types", "kombi")).toContain('checked=""');
});

test("[LISTING-7] words that nobody knows are said and passed over", async () => {
  const page = await read(`/kopa-bil/?search=${encodeURIComponent("xyzzyqq laddhybrid")}`);
  expect(page.html).toContain("”xyzzyqq” förstod vi inte");
  expect(page.heading).toBe(bilar(count({ fuelTypes: ["5"] })));
  expect((await read("/kopa-bil/?search=xyzzyqq")).heading).toBe("0 bilar");
});

test("[LISTING-7] a reading that is not exact is explained", async () => {
  const page = await read(`/kopa-bil/?search=${encodeURIComponent("billig kombi")}`);
  expect(page.html).toMatch(/<li>[^<]*billig[^<]*<\/li>/i);
});

test("[FORM-3] [LISTING-16] a form without JavaScript leads to a clean address", async () => {
  const response = await site.request("/kopa-bil/?brands=volvo&priceFrom=&priceTo=200000&order=");
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "/kopa-bil/?brands=volvo&priceTo=200000",
  ]);
});

test.each([
  ["/kopa-bil/?search=Volvo+KOMBI", "/kopa-bil/?search=volvo+kombi"],
  ["/salda-bilar/?Brands=VOLVO&gclid=G-1", "/salda-bilar/?Brands=volvo&gclid=G-1"],
  ["/kopa-bil/?search=Volvo&priceTo=", "/kopa-bil/?search=volvo"],
])("[LOWER-2] %s leads to %s, and no further", async (written, lowered) => {
  const response = await site.request(written);
  expect([response.status, response.headers.get("location")]).toEqual([302, lowered]);
  expect((await site.request(lowered)).status).toBe(200);
});

test("[LISTING-8] a page beyond the last leads to the last", async () => {
  const last = Math.ceil(count({ brands: ["subaru"] }) / 24);
  const response = await site.request("/kopa-bil/?brands=subaru&page=999");
  const address = last > 1 ? `/kopa-bil/?brands=subaru&page=${last}` : "/kopa-bil/?brands=subaru";
  expect([response.status, response.headers.get("location")]).toEqual([302, address]);
});

test("[LISTING-9] an empty list names the filter whose removal gives most cars", async () => {
  const page = await read("/kopa-bil/?brands=tesla&fuelTypes=2");
  expect(page.heading).toBe("0 bilar");
  const [max, label] =
    count({ brands: ["tesla"] }) > count({ fuelTypes: ["2"] })
      ? [count({ brands: ["tesla"] }), "Diesel"]
      : [count({ fuelTypes: ["2"] }), "Tesla"];
  expect(page.html).toContain(`Ta bort ”${label}” så visas ${bilar(max)}.`);
});

test("[LISTING-10] credit is spoken of only with all that belongs to it", async () => {
  const cash = await read("/kopa-bil/");
  expect(cash.html).not.toMatch(/kr\/mån|effektiv ränta|Att låna kostar/);
  for (const address of ["/kopa-bil/?payment=monthly", "/kopa-bil/?monthlyPaymentTo=3000"]) {
    const monthly = await read(address);
    expect(monthly.html.match(/Att låna kostar pengar!/g)).toHaveLength(1);
    expect(monthly.html.match(/Räkneexempel:/g)).toHaveLength(1);
    const shown = monthly.cards.filter((card) => card.includes("kr/mån"));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((card) => card.includes("effektiv ränta"))).toBe(true);
  }
});

test("[LISTING-12] the field offers makes, series and a reading", async () => {
  const suggested = async (text: string) => {
    const response = await site.request(`/kopa-bil/forslag/?search=${encodeURIComponent(text)}`);
    return JSON.parse(await response.text()).suggestions;
  };
  const [first] = await suggested("volvo v60");
  expect(first).toMatchObject({ label: "Volvo V60", kind: "Modell", to: "/kopa-bil/?series=v60" });
  expect(first.car.facts).toMatch(/^20\d\d–20\d\d · från [\d\s]+kr$/);
  expect(first.car.picture).toMatch(/128/);
  expect((await suggested("volvo v60 diesel")).at(-1)).toMatchObject({ kind: "Så läser vi det" });
});

test.each(["/kopa-bil/", "/salda-bilar/", "/external-adverts/"])(
  "[LISTING-18] the list at %s can be asked for by itself",
  async (path) => {
    const response = await site.request(`${path}svar/?brands=volvo`);
    expect(response.headers.get("content-type")).toContain("application/json");
    const { view } = JSON.parse(await response.text());
    expect(bilar(view.total)).toBe((await read(`${path}?brands=volvo`)).heading);
    expect(view.address).toBe(`${path}?brands=volvo`);
  },
);

test.each(["/kopa-bil/", "/salda-bilar/", "/external-adverts/"])(
  "[LISTING-17] while nothing is asked at %s there are examples, and each of them is understood",
  async (path) => {
    const { html } = await read(path);
    const [, row = ""] = /Prova att skriva:(.*?)<\/ul>/s.exec(html) ?? [];
    const examples = [...row.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(examples).toHaveLength(3);
    for (const address of examples) {
      const answered = await read(address);
      expect(answered.html).toContain("Så läste vi din sökning:");
      expect(answered.html).not.toContain("förstod vi inte");
    }
  },
);

test("[LISTING-13] the list says how it is sorted", async () => {
  expect((await read("/kopa-bil/")).html).toContain("Så sorterar vi bilarna");
});

test("[ORDER-1] what is said of the order is true of each list", async () => {
  const textOf = async (path: string) =>
    /Så sorterar vi bilarna<\/summary>(.*?)<\/details>/s.exec((await read(path)).html)?.[1] ?? "";
  expect(await textOf("/kopa-bil/")).toMatch(/köpa i dag, sedan reserverade.*våra egna/s);
  expect(await textOf("/salda-bilar/")).toMatch(/senast sålda bilen först.*har vi sålt/s);
  expect(await textOf("/external-adverts/")).toMatch(/senast annonserade.*säljs av andra/s);
  expect(await textOf("/external-adverts/")).not.toContain("våra egna");
});

test("[LISTING-14] sold cars say when they were sold", async () => {
  const page = await read("/salda-bilar/");
  expect(page.heading).toBe(bilar(sold.size));
  expect(page.cards).toHaveLength(24);
  expect(page.cards.every((card) => /såld \d+ \p{L}+ \d{4}/u.test(card))).toBe(true);
  expect(page.html).not.toMatch(/kr\/mån|Per månad/);
  expect(page.html).toContain("Så läser du en såld bil");
});

test("[LISTING-15] adverts of others lead to their own page and name nobody", async () => {
  const page = await read("/external-adverts/");
  const { cars } = search(external, initialFilter, { pageSize: 24 });
  expect(page.heading).toBe(bilar(external.size));
  cars.forEach(({ sellerName, licenseplate, sellerIsPrivate, area }, at) => {
    expect(page.cards[at]).toContain(`href="/external-adverts/${licenseplate}/"`);
    expect(page.cards[at]).not.toContain(sellerName);
    expect(page.cards[at]).toContain(`${area}, ${sellerIsPrivate ? "privat säljare" : "företag"}<`);
  });
});

test("[LISTING-1] nothing in the page depends on who asks", async () => {
  const mine = await site.get("/kopa-bil/?brands=volvo");
  const other = await site.get("/kopa-bil/?brands=volvo", { headers: { cookie: "a=b", "user-agent": "x" } });
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"|nonce\\?":\\?"[^"]*"/g, "");
  expect(withoutNonce(other.html)).toBe(withoutNonce(mine.html));
});
