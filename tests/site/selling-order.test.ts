import { afterAll, expect, test } from "vitest";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { testSite } from "#tests/test-site.ts";
import { textOf } from "./valuing.ts";

const site = await testSite();
afterAll(() => site.close());

const pages = [
  "/",
  "/salj-din-bil/",
  "/salja-elbil/",
  "/vardera-bil/",
  "/sa-saljer-du-din-bil/",
  "/kontakt/privatinkop/",
];

test.each(pages)("[BOOK-8] %s promises the money before the car leaves, and nothing else", async (path) => {
  const text = textOf((await site.get(path)).html);
  expect([sellingTexts.paidWhen, sellingTexts.paid].some((words) => text.includes(words))).toBe(true);
  for (const said of [/när vi (hämtar|tar över) (bilen|den)/, /hämtar den hos dig/, /får du tillbaka den/])
    expect(text).not.toMatch(said);
});

test("[PLACE-4] the pages about selling and those about the chain count the same stores", async () => {
  const { stores } = site.stock.catalogs().chain;
  for (const path of ["/salj-din-bil/", "/om-oss/", "/"])
    expect(textOf((await site.get(path)).html)).toMatch(
      new RegExp(`${stores.length}\\s+butiker|butiker i Sverige\\s+${stores.length}`),
    );
});
