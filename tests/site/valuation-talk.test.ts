import { afterAll, expect, test } from "vitest";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { noValuations } from "#features/valuation/service/valuations.ts";
import { testSite } from "#tests/test-site.ts";
import { all, done, modelOf, nextOf, textOf } from "./valuing.ts";

const now = new Date("2026-11-16T11:00:00Z");
const plain = await testSite();
const valuations = await modelOf(plain.stock, now);
await plain.close();
const site = await testSite({ clock: () => now, valuations });
afterAll(() => site.close());

const petrol =
  carsOf(site.stock.catalogs().sold).find(
    ({ series, fuelType, modelYear }) => series === "golf" && fuelType === 1 && modelYear >= 2019,
  )?.licenseplate ?? "";
const numbersIn = (text: string) => text.split("–").map((part) => Number(part.replaceAll(/\D/g, "")));
/** The range that stands beside the question. */
const rangeIn = (html: string) => numbersIn(/value-known-sum">([^<]*)</.exec(html)?.[1] ?? "");
const linkIn = (html: string, text: string) =>
  (
    new RegExp(`href="([^"]*)"[^>]*>(?:<svg(?:(?!</svg>)[\\s\\S])*</svg>)?${text}`).exec(html)?.[1] ?? ""
  ).replaceAll("&amp;", "&");

test("[FLOW-13] [FLOW-14] the range beside the questions narrows to that of the answer, and each step leads back to the one before", async () => {
  const answers: Record<string, string>[] = [
    { min: "ja", lage: "privat" },
    { miltal: "8 000" },
    { skick: "slitet" },
    { skador: "sma-repor-eller-bucklor" },
    { service: "vet-inte" },
    { dack: "slitna-dack" },
    { lan: "nej" },
  ];
  let { html } = await site.get(`/vardera-bil/?licenseplate=${petrol}`);
  let before = rangeIn(html);
  let title = "";
  for (const answer of answers) {
    const asked = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    if (title !== "") expect((await site.get(linkIn(html, "Tillbaka"))).html).toContain(title);
    title = asked;
    html = (await site.get(nextOf(html, answer))).html;
    const range = rangeIn(html);
    expect(range[0]).toBeGreaterThanOrEqual(before[0] ?? Number.NaN);
    expect(range[1]).toBeLessThanOrEqual(before[1] ?? Number.NaN);
    before = range;
  }
  expect(textOf(html)).toContain("Åtta av tio hamnar i intervallet");
  const skip = /\/vardera-bil\/\?[^"]*bilder=nej/.exec(html)?.[0].replaceAll("&amp;", "&") ?? "";
  const result = (await site.get(skip)).html;
  expect(numbersIn(/value-sum[^>]*>([^<]*)</.exec(result)?.[1] ?? "")).toEqual(before);
  // What is changed is asked again with its answer, and the others stay.
  const again = (await site.get(linkIn(result, "Skick"))).html;
  expect(textOf(again).replace(/\s+/g, " ")).toMatch(/Slitet [^.]*\. Ditt svar nu/);
});

test("[FLOW-13] a mileage outside what was reckoned with is said to have moved the range", async () => {
  const path = `/vardera-bil/?licenseplate=${petrol}&min=ja&miltal=10`;
  expect(textOf((await site.get(path)).html)).toContain("så intervallet flyttade sig");
});

test("[FLOW-13] where nothing is valued by itself the questions say so, and are asked all the same", async () => {
  const byHand = await testSite({ clock: () => now, valuations: noValuations });
  const { html } = await byHand.get(`/vardera-bil/?licenseplate=${petrol}&min=ja&miltal=8000`);
  await byHand.close();
  expect(textOf(html)).toContain("Just nu räknar vi inte fram något pris automatiskt");
  expect(textOf(html)).toContain("I vilket skick är bilen?");
});

test("[FLOW-15] marks on the car go along by a plain form, and together with 'Inga' they are asked about", async () => {
  const step = await site.get(`/vardera-bil/?licenseplate=${petrol}&min=ja&miltal=8000&skick=slitet`);
  expect(step.html).toContain('type="checkbox" name="skadat" value="motorhuv"');
  const path = nextOf(step.html, { skador: "inga", skadat: "motorhuv" });
  expect(textOf((await site.get(path)).html)).toContain("ta bort markeringarna");
  const marked = await site.get(path.replace("skador=inga", "skador=vet-inte"));
  expect(marked.html).toContain('name="skadat" value="motorhuv"');
  expect(textOf(marked.html)).toContain("Hur är bilen servad?");
});

test("[FLOW-16] the answer is a waterfall on a broken axis, in words too", async () => {
  const { html } = await site.get(done(petrol));
  expect(html).toMatch(/role="img" aria-label="Vattenfall: från \d/);
  expect(textOf(html)).toContain("Axeln är bruten");
});

test("[FLOW-17] the step for pictures has a tile for each side, and they are fields of the form", async () => {
  const path = `/vardera-bil/?licenseplate=${petrol}&min=ja&miltal=8000&${all.replace("&bilder=nej", "")}`;
  const { html } = await site.get(path);
  const form = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  expect(form.match(/data-shot=/g)).toHaveLength(6);
  expect(form.match(/name="pictures"/g)).toHaveLength(7);
  for (const shot of ["Framifrån", "Bakifrån", "Vänster sida", "Höger sida", "Inne", "Mätaren"])
    expect(form).toContain(`<span>${shot}</span>`);
});
