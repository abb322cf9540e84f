import { afterAll, expect, test } from "vitest";
import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { canBeBought, isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { loanFor } from "#features/credit/rules/loan.ts";
import { paymentPlan } from "#features/financing/rules/payment-plan.ts";
import { one, testSite } from "#tests/test-site.ts";
import { mainIn, plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed, sold } = site.stock.catalogs();
const cars = carsOf(listed);
const car = one(cars.filter((one) => canBeBought(one) && (one.price ?? 0) > 100_000));
const price = car.price ?? 0;

async function read(query: string) {
  const { status, headers, html } = await site.get(`/bilfinansiering/${query}`);
  return { status, headers, main: mainIn(plain(html)) };
}

test("[FINPAGE-5] [FINPAGE-8] a car is counted on at its price, and everything stands beside the monthly cost", async () => {
  const { main, headers } = await read(`?licenseplate=${car.licenseplate}&manader=48&restvarde=35`);
  const loan = loanFor({ price, months: 48, residualPercent: 35 });
  if (loan === null) throw new Error("a loan was expected");
  for (const amount of [
    formatMonthly(loan.monthly),
    formatKronor(loan.totalToPay),
    formatKronor(loan.creditCost),
  ])
    expect(main).toContain(plain(amount));
  expect(main).toContain("effektiv ränta");
  expect(main).toContain("Räkneexempel: kontantpris");
  expect(main).toContain("Att låna kostar pengar!");
  expect(main).toContain("Kreditgivare är Exempelbanken AB");
  expect(main).toContain(`value="${car.licenseplate}"`);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("[FINPAGE-7] the plan has every month, down to the residual", async () => {
  const { main } = await read("?pris=200000");
  const loan = loanFor({ price: 200_000 });
  const table = /<table class="finance-table">.*?<\/table>/s.exec(main)?.[0] ?? "";
  const rows = [...table.matchAll(/<th scope="row">(\d+)<\/th>/g)].map(([, month]) => Number(month));
  expect(rows).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
  expect(table).toContain("36, restvärde");
  const [first] = loan ? paymentPlan(loan) : [];
  expect(table).toContain(plain(formatKronor(first?.left ?? 0)));
});

test("[FINPAGE-6] [FINPAGE-2] the old car counts in the meter", async () => {
  const { main } = await read("?pris=200000&inbyte=80000&lan=30000");
  expect(main).toContain("Inbyte efter lån, 50 000 kr");
  expect(main).toContain("25 %, kravet är uppfyllt");
});

test("[FINPAGE-3] [FINPAGE-5] with a mistake no amounts are shown, and the field says what to do", async () => {
  const { main, status } = await read("?pris=200000&kontantinsats=%3Cb%3E1000");
  expect(status).toBe(200);
  for (const words of ["effektiv ränta</dt>", "Räkneexempel", "Totalt att betala"])
    expect(main).not.toContain(words);
  expect(main).not.toContain("<b>1000");
  expect(main).toContain("Rätta det som är markerat");
  expect((await read("?pris=200000&kontantinsats=1000")).main).toContain("Lägg till 39 000 kr.");
});

test("[FINPAGE-8] a plate that cannot be counted on is answered at its field, and a price can be typed", async () => {
  const reserved = one(cars.filter(({ status }) => isReserved(status)));
  const answers = [
    [reserved.licenseplate, "går inte att köpa just nu"],
    [one(carsOf(sold)).licenseplate, "är såld"],
    ["hej", "registreringsnummer"],
    ["qqq99q", "ingen sådan bil"],
  ] as const;
  for (const [plate, words] of answers) {
    const { main } = await read(`?licenseplate=${plate}`);
    expect(main).toContain(words);
    expect(main).toContain('name="pris"');
  }
});

test("[WORTH-3] where nothing is valued there is no chart, and the page says so", async () => {
  const { main } = await read(`?licenseplate=${car.licenseplate}`);
  expect(main).toContain("Skulden mot bilens värde");
  expect(main).not.toContain("finance-chart");
  expect(main).toContain("Vi kan inte säga vad just den här bilen väntas vara värd");
});

test("[WORTH-3] [WORTH-2] with the engine's answer the chart and its table stand on the page", async () => {
  const valued = await testSite({
    valuations: {
      value: () => ({ kind: "counting" }),
      rangeWithin: () => ({ kind: "counting" }),
      shareLeft: () => null,
      overYears: (_asked, { years }) =>
        Array.from({ length: years + 1 }, (_, year) => ({
          estimate: price * 0.9 ** year,
          low: price * 0.88 ** year,
          high: price * 0.92 ** year,
        })),
      levelOf: () => null,
      label: async () => {},
      version: () => 1,
      trainedFrom: () => ({ at: new Date("2026-11-15T02:00:00Z"), soldCars: 214 }),
      train: async () => {},
    },
  });
  try {
    const { html } = await valued.get(`/bilfinansiering/?licenseplate=${car.licenseplate}&manader=24`);
    const text = plain(html);
    expect(text).toContain("finance-chart");
    expect(text).toContain("Beräknat 15 november 2026 på 214 sålda bilar, med 1 200 mil per år.");
    expect(text).toContain(plain(formatNumber(Math.round((price * 0.88 ** 2) / 1_000) * 1_000)));
    expect(text).toContain("Bilen väntas vara värd mer än skulden hela tiden.");
  } finally {
    await valued.close();
  }
});

test("[FINPAGE-9] the calculator of an advert leads to the plan of that very car", async () => {
  const { html } = await site.get(paths.car(car));
  const button = /<button[^>]*formaction="\/bilfinansiering\/"[^>]*>/i.exec(html)?.[0] ?? "";
  expect(button).toContain(`value="${car.licenseplate}"`);
  expect(button).toContain('name="licenseplate"');
});

test("[FINPAGE-10] the plan as a file for Excel; an address without a loan leads back to the calculator", async () => {
  const query = `?licenseplate=${car.licenseplate}&manader=48`;
  expect((await read(query)).main).toContain(`/bilfinansiering/betalplan/${query.replace("&", "&amp;")}`);
  const { html, headers } = await site.get(`/bilfinansiering/betalplan/${query}`);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toContain("betalplan.csv");
  expect(html).toContain("Månad;Att betala;Ränta");
  expect(html).toContain("\r\n48;");
  const none = await site.get("/bilfinansiering/betalplan/?pris=1");
  expect([none.status, none.headers.get("location")]).toEqual([302, "/bilfinansiering/?pris=1"]);
});
