import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { canBeBought, isIncoming } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { testSite } from "#tests/test-site.ts";
import { mainIn, readable } from "./shown-page.ts";
import { staffTokens } from "./staff-tokens.ts";

const tokens = await staffTokens();
const token = await tokens.tokenOf(["Salesman"]);
const site = await testSite({ signIn: tokens.signIn });
/** What whoever of us is signed in has put into the page. */
const ask = (address: string, at = site) =>
  at.get(address.replace(paths.compareStock(), paths.compareStockAnswer()), {
    headers: { authorization: `Bearer ${token}` },
  });
afterAll(() => site.close());

const { listed } = site.stock.catalogs();
const common = carsOf(listed).find((car) => canBeBought(car) && car.series === "v60");
if (!common) throw new Error("The demo stock has no V60");

/** The text of the page's own part, or of what is put into it. */
const textOf = (html: string) => readable(mainIn(html) || html);

test("[COMPSTOCK-1] the page is the same for everybody and has no figure of the stock, whatever is asked; never for search engines", async () => {
  for (const address of [paths.compareStock(), paths.compareStock(common.licenseplate)]) {
    const { status, html } = await site.get(address);
    expect(status).toBe(200);
    expect(html).toContain('name="robots" content="noindex');
    expect(textOf(html)).toContain("verktyg för våra medarbetare");
    expect(html).toContain('href="/personal/"');
    expect(textOf(html)).not.toMatch(/Pris, median|mot vårt lager|Mest lika|\d kr/);
  }
});

test("[COMPSTOCK-1] the comparison needs a token and a role that may read the stock", async () => {
  const address = paths.compareStock(common.licenseplate).replace("/?", "/svar/?");
  for (const headers of [{}, { authorization: "Bearer nonsense" }])
    expect((await site.request(address, { headers })).status).toBe(401);
  const nobody = { authorization: `Bearer ${await tokens.tokenOf([])}` };
  expect((await site.request(address, { headers: nobody })).status).toBe(403);
});

test("[COMPSTOCK-1] without a question there are both forms", async () => {
  const { status, html, headers } = await ask(paths.compareStock());
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(html.match(/<form(?=[^>]*method="get")(?=[^>]*action="\/jamfora-lager\/")/g)).toHaveLength(2);
  for (const name of ["licenseplate", "miltal", "bil", "ar", "drivmedel"])
    expect(html).toContain(`name="${name}"`);
});

test("[COMPSTOCK-1] [COMPSTOCK-3] [COMPSTOCK-6] [COMPSTOCK-8] a plate gives the vehicle, what we have of it and what we sold", async () => {
  const { status, html, headers } = await ask(`${paths.compareStock(common.licenseplate)}&miltal=9000`);
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const text = textOf(html);
  expect(text).toContain(`${common.carName} mot vårt lager`);
  for (const label of [
    "Modellår",
    "Effekt",
    "Koldioxid",
    "Pris, median",
    "Dagar till salu, median",
    "Mest lika",
  ])
    expect(text).toContain(label);
  expect(text).toContain("9 000 mil");
  expect(text).toMatch(/\d+ bilar sålda senaste halvåret/);
});

test("[COMPSTOCK-6] the link to the listing shows as many cars as the page counts", async () => {
  const { html } = await ask(paths.compareStock(common.licenseplate));
  const count = /id="i-lager"[^>]*>([\d\u00a0]+)bilar/.exec(html)?.[1]?.replace(/\D/g, "");
  const link = /href="(\/kopa-bil\/\?[^"]*series=v60[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const list = await site.request(`/kopa-bil/svar/?${link?.split("?")[1]}`);
  const response = JSON.stringify(await list.json());
  expect(Number(count)).toBeGreaterThan(2);
  expect(response).toMatch(new RegExp(`"(total|count)[^,]*\\b${count}\\b`));
});

test.each([
  ["licenseplate=AB", 'value="AB"', "Det ser inte ut som ett svenskt registreringsnummer"],
  ["licenseplate=", "", "Skriv bilens registreringsnummer"],
  ["licenseplate=abc123&miltal=l%C3%A5ngt", 'value="långt"', "Skriv miltalet i mil"],
  ["bil=&ar=19", 'value="19"', "Välj bilens märke och modell"],
])(
  "[COMPSTOCK-2] ?%s is 422 with its message at the field and in the summary",
  async (query, kept, message) => {
    const { status, html, headers } = await ask(`${paths.compareStock()}?${query}`);
    expect([status, headers.get("cache-control")]).toEqual([422, "private, no-store"]);
    expect(html.split(message).length - 1).toBeGreaterThanOrEqual(2);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(kept);
  },
);

test("[COMPSTOCK-3] [VEHICLE-2] of stolen, leased and indebted cars the page says nothing but what the vehicle is", async () => {
  for (const plate of ["qvi003", "qvi004", "qvi005", "qvi006"]) {
    const { status, html } = await ask(paths.compareStock(plate));
    expect(status).toBe(200);
    expect(html).not.toMatch(
      /Exempel Leasing|Exempelbanken|QQQ[A-Z0-9]{5}|stulen|körförbud|isStolen|staffOnly/i,
    );
  }
  expect(textOf((await ask(paths.compareStock("qvi002"))).html)).toContain("Bilen är avregistrerad");
  expect(textOf((await ask(paths.compareStock("qvi007"))).html)).toContain("Bilen är avställd");
  expect(textOf((await ask(paths.compareStock("qvi008"))).html)).toContain("vid senaste besiktningen");
});

test("[COMPSTOCK-4] an unknown plate is typed: the form stands open, and its answer compares", async () => {
  const { status, html } = await ask(paths.compareStock("qvi001"));
  expect(status).toBe(200);
  expect(textOf(html)).toContain("QVI 001 finns inte i fordonsregistret. Skriv uppgifterna om bilen själv");
  expect(html).toMatch(/<details open=""/);
  expect(html).toContain('<input type="hidden" name="licenseplate" value="qvi001"');
  const typed = await ask(`${paths.compareStock("qvi001")}&bil=volvo/v60&ar=2021&drivmedel=5&miltal=6000`);
  expect(typed.status).toBe(200);
  expect(textOf(typed.html)).toContain("Volvo V60 mot vårt lager");
  expect(textOf(typed.html)).toMatch(/QVI 001.*laddhybrid, modellår 2020–2022/);
});

test("[COMPSTOCK-4] [VEHICLE-4] without a register, and while it is away, the page says so and goes on", async () => {
  const answers: [FindVehicle, string][] = [
    [async () => ({ kind: "noRegister" }), "kan inte slås upp här"],
    [async () => ({ kind: "unavailable" }), "kunde inte slås upp just nu"],
  ];
  for (const [findVehicle, words] of answers) {
    const other = await testSite({ findVehicle, signIn: tokens.signIn });
    const { status, html } = await ask(paths.compareStock("abc12d"), other);
    expect([status, textOf(html).includes(`ABC 12D ${words}`)]).toEqual([200, true]);
    await other.close();
  }
});

test("[COMPSTOCK-6] the planned price of an incoming car is nowhere on the page", async () => {
  const incoming = carsOf(listed).filter(({ status }) => isIncoming(status));
  expect(incoming.every(({ price }) => price === null)).toBe(true);
  const { html } = await ask(`${paths.compareStock()}?bil=volvo/v60&ar=2021`);
  expect(html).not.toContain("NaN");
  expect(html).not.toContain("null kr");
});
