import { expect, inject, test } from "vitest";
import { routeTable } from "#tests/route-table.ts";
import { awake } from "./browser.ts";
import { brokenWords, openConsented } from "./layout-faults.ts";

/** A small phone, a phone, a tablet, a desktop. */
const widths = [320, 390, 768, 1440] as const;

/** What the table has not: an advert, a car that is on its way, a car asked about, and an address that is none. */
const further = ["/vardera-bil/?licenseplate=mlb84a", "/butik/?postnummer=75320", "/finns-inte/", "/_app/"];
const adverts = {
  "/kopa-bil/": /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//,
  "/kopa-bil/?cars=inkommande": /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//,
  "/salda-bilar/": /\/salda-bilar\/[a-z-]+\/[a-z0-9]{6}\//,
};

async function firstOf(list: string, address: RegExp): Promise<string> {
  const html = await (await fetch(`${inject("address")}${list}`)).text();
  return address.exec(html)?.[0] ?? `no advert at ${list}`;
}

test("[WHOLE-1] no page of the route table scrolls sideways or breaks a word by force, from 320 to 1440 px", async () => {
  const page = await openConsented();
  const found: Record<string, string[]> = {};
  const shown = await Promise.all(Object.entries(adverts).map(([list, address]) => firstOf(list, address)));
  for (const path of [...routeTable, ...further, ...shown]) {
    await page.goto(path);
    await awake(page);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      const seen = [...(isWide ? ["scrolls sideways"] : []), ...(await brokenWords(page))];
      faults.push(...seen.map((fault) => `${width} px: ${fault.slice(0, 80)}`));
    }
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
}, 600_000);
