import { expect, test } from "vitest";
import { awake, openPage, phone } from "./browser.ts";
import { plateForSale } from "./car-for-sale.ts";

const advert = `/kopa-bil/volvo/${await plateForSale()}/`;

declare global {
  var askedOfIntl: string[];
}

test("[SPEED-6] nothing asks Intl as the home page, a list, an advert or a text wakes", async () => {
  const { page } = await openPage("/robots.txt", phone);
  await page.addInitScript(() => {
    globalThis.askedOfIntl = [];
    for (const name of ["NumberFormat", "DateTimeFormat", "ListFormat", "Collator", "PluralRules"] as const) {
      const watched = new Proxy(Intl[name], {
        construct(format, options) {
          globalThis.askedOfIntl.push(name);
          return Reflect.construct(format, options);
        },
      });
      Object.defineProperty(Intl, name, { value: watched });
    }
  });
  const asked: Record<string, string[]> = {};
  for (const path of ["/", "/kopa-bil/", advert, "/kopvillkor/"]) {
    await page.goto(path);
    await awake(page);
    // What wakes does so in pieces: when there is nothing left to do, it is awake.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    asked[path] = await page.evaluate(() => globalThis.askedOfIntl);
  }
  expect(asked).toEqual({ "/": [], "/kopa-bil/": [], [advert]: [], "/kopvillkor/": [] });
  // The saved search sees what it is for.
  const seen = await page.evaluate(() => {
    new Intl.ListFormat("sv").format([]);
    return globalThis.askedOfIntl;
  });
  expect(seen).toEqual(["ListFormat"]);
});
