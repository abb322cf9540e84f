import { afterAll, expect, test } from "vitest";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { canBeBought, isIncoming, isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold } = site.stock.catalogs();
const forSale = carsOf(listed).filter(canBeBought);
const four = [0, 11, 222, 333].map((at) => forSale[at] ?? forSale[0]).flatMap((car) => (car ? [car] : []));
const plates = four.map(({ licenseplate }) => licenseplate);
const [first = "", second = ""] = plates;
const latestSold = carsOf(sold).toSorted(
  (a, b) => Number(b.sale?.soldAt ?? 0) - Number(a.sale?.soldAt ?? 0),
)[0];

const show = async (query: string) => {
  const { status, html, headers } = await site.get(`${paths.compare()}?${query}`);
  // What follows is the same once more, as data.
  const [page = ""] = html.split("</main>");
  return { status, headers, html: page.replaceAll("<!-- -->", "").replaceAll("&nbsp;", "\u00a0") };
};
const query = (of: readonly string[], rest = "") => `${of.map((plate) => `bilar=${plate}`).join("&")}${rest}`;
const cellsOf = (html: string, label: string) => {
  const row = html.match(new RegExp(`<th scope="row">${label}.*?</tr>`))?.[0] ?? "";
  return (row.match(/<td.*?<\/td>/g) ?? []).map((cell) => cell.replace(/<[^>]+>/g, ""));
};

test("[COMPARE-1] [COMPARE-3] four cars stand beside each other with price, facts, condition, equipment and cost, without any script", async () => {
  const { status, html, headers } = await show(query(plates));
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain("Jämför fyra bilar");
  for (const heading of ["Pris och kostnad", "Bilen", "Skick", "Utrustning"])
    expect(html).toContain(`<span>${heading}</span>`);
  const prices = cellsOf(html, "Pris<");
  expect(prices.length === 0 ? cellsOf(html, "Pris") : prices).toHaveLength(4);
  expect(cellsOf(html, "Kostnad per mil").every((cell) => /^\d+\u00a0kr/.test(cell))).toBe(true);
  expect(cellsOf(html, "Miltal")).toHaveLength(4);
});

test("[COMPARE-11] nobody caches or lists it, and the link to share tells nothing of the own car", async () => {
  const { html } = await show(query([first, second], "&min-bil=MLB%2027K&mil=1500"));
  expect(html).toContain('name="robots" content="noindex"');
  const link = html.match(/data-share="([^"]*)"/)?.[1] ?? "";
  expect(link).toContain(`bilar=${first}`);
  expect(link).not.toMatch(/mlb27k|mil=/i);
});

test("[COMPARE-2] a car is added by its plate and removed by a link", async () => {
  const added = await site.request(
    `${paths.compare()}?${query([first], `&lagg-till=${displayPlate(second as never)}&mil=1500`)}`,
  );
  expect([added.status, added.headers.get("location")]).toEqual([
    302,
    `${paths.compare()}?${query([first], `&mil=1500&bilar=${second}`)}`,
  ]);
  const { html } = await show(query([first, second], "&mil=1500"));
  expect(html).toContain(`href="${paths.compare()}?bilar=${second}&amp;mil=1500"`);
  expect((await show(query([first]))).html).toContain(`href="${paths.compare()}?bilar="`);
});

test.each([
  ["no plate", "hej", "Det ser inte ut som ett svenskt registreringsnummer"],
  ["nothing", "", "Skriv bilens registreringsnummer"],
  ["not ours", "QQQ 99Q", "Vi har ingen bil med registreringsnummer QQQ 99Q"],
])("[COMPARE-2] what cannot be added is answered at the field: %s", async (_, written, text) => {
  const { status, html } = await show(query([first], `&lagg-till=${encodeURIComponent(written)}`));
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html).toContain(`value="${written}"`);
});

test("[COMPARE-2] the same again and a fifth are refused", async () => {
  expect((await show(query([first], `&lagg-till=${first}`))).html).toContain("redan med i jämförelsen");
  expect((await show(query(plates, `&lagg-till=${forSale[5]?.licenseplate}`))).html).not.toContain(
    'compare-add"',
  );
});

test("[COMPARE-4] rows in which all are alike are left out until all are asked for", async () => {
  const alone = (await show(query([first, first]))).html;
  expect(alone).not.toContain("compare-alike");
  const all = (await show(query(plates.slice(0, 2), "&alla-rader=1"))).html;
  expect(all).toContain("Visa bara skillnader");
  const alike = all.match(/compare-alike/g)?.length ?? 0;
  expect(alike).toBeGreaterThan(0);
  const rows = all.match(/<th scope="row">/g)?.length ?? 0;
  const differing = (await show(query(plates.slice(0, 2)))).html;
  expect(differing.match(/<th scope="row">/g)?.length).toBe(rows - alike);
  expect(differing).toContain("Visa alla rader");
});

test("[COMPARE-6] reserved, sold, incoming and unknown cars each say what they are, and no hidden price is counted on", async () => {
  const reserved = carsOf(listed).find(({ status }) => isReserved(status));
  const incoming = carsOf(listed).find(({ status }) => isIncoming(status));
  const { html } = await show(
    query([
      reserved?.licenseplate ?? "",
      incoming?.licenseplate ?? "",
      latestSold?.licenseplate ?? "",
      "qqq99q",
    ]),
  );
  expect(html).toContain("Reserverad");
  expect(html).toContain("QQQ 99Q finns inte längre hos oss.");
  const prices = cellsOf(html, "Pris");
  expect(prices.slice(1)).toEqual(["Pris kommer", expect.stringMatching(/^Såld/)]);
  expect(cellsOf(html, "Kostnad per mil").slice(1)).toEqual(["–Uppgift saknas", "–Uppgift saknas"]);
});

test("[COMPARE-7] [COMPARE-3] the own car by plate, and what the visitor says of its mileage", async () => {
  const { html } = await show(query([first], `&min-bil=${latestSold?.licenseplate}&egen-mil=12 345`));
  expect(html).toContain("Din bil");
  expect(cellsOf(html, "Miltal").at(-1)).toBe("12\u00a0345\u00a0mil");
});

test("[COMPARE-7] an own car that nobody knows is told of by its owner", async () => {
  const unknown = await show(query([first], "&min-bil=QVI%20001"));
  expect(unknown.html).toContain("Vi hittar inga uppgifter om bilen");
  expect(unknown.html).toContain('value="QVI 001"');
  const typed = await show(
    query([first], "&egen-modell=golf&egen-ar=2019&egen-mil=9200&egen-drivmedel=1&inbyte=120000"),
  );
  expect(typed.html).toContain("Volkswagen Golf");
  expect(cellsOf(typed.html, "Pris").at(-1)).toContain(formatKronor(120_000));
  expect(cellsOf(typed.html, "Mellanskillnad")).toHaveLength(2);
});

test("[COMPARE-12] without a loan no payment is named; with one its rate, example and warning are there", async () => {
  const cash = (await show(query([first, second]))).html;
  expect(cash).not.toMatch(/kr\/mån|Att låna kostar pengar/);
  const loan = (await show(query([first, second], "&lan=36"))).html;
  expect(cellsOf(loan, "Lån").every((cell) => /kr\/mån, effektiv ränta [\d,]+\u00a0%/.test(cell))).toBe(true);
  expect(loan).toContain("Att låna kostar pengar!");
  expect(loan.match(/Räkneexempel:/g)).toHaveLength(2);
});

test("[COST-10] a wrong assumption is answered at its field, and stays as it was written", async () => {
  const { html } = await show(query([first], "&mil=långt"));
  expect(html).toContain("Du kör per år: skriv ett helt tal");
  expect(html).toContain('value="långt"');
  expect(html).toContain("1\u00a0200\u00a0mil");
});

test("[COMPARE-13] [COMPARE-1] without cars the page helps to begin, is the same for everybody and can be cached", async () => {
  const { html, headers, status } = await show("");
  expect(status).toBe(200);
  expect(headers.get("cache-control") ?? "").not.toMatch(/no-store|private/);
  expect(html).toContain("Lägg till en bil från oss");
  expect((await show("bilar=hej")).status).toBe(200);
});

test("[COMPARE-8] cards of ours have a box that nobody has ticked, sold ones and others' none, and an advert leads on", async () => {
  const { html } = await site.get(paths.buy());
  expect(html.match(/choice-tick"\/?><span>Jämför/g)?.length).toBe(html.match(/<article/g)?.length);
  expect((await site.get(paths.sold())).html).not.toContain("<span>Jämför");
  const car = four[0];
  if (car) expect((await site.get(paths.car(car))).html).toContain(`${paths.compare()}?bilar=${first}`);
});
