import { expect, inject, test } from "vitest";
import { awake, desktop, openPage, phone } from "./browser.ts";
import { cutWords, faultsAt, layoutWidths, openConsented, outside } from "./layout-faults.ts";

/** What somebody may paste into the search, and what no line can hold. */
const longWord = "donaudampfschifffahrtsgesellschaftskapitan".repeat(3);

const everyKind = [
  "/",
  "/kopa-bil/",
  "/kopa-bil/?brands=volvo&types=personbil&priceFrom=300000&priceTo=billig&payment=monthly",
  "/kopa-bil/?brands=tesla&fuelTypes=2",
  `/kopa-bil/?search=${longWord}`,
  `/kopa-bil/?search=kombi+${longWord}&priceTo=${longWord.slice(0, 60)}`,
  "/salda-bilar/",
  "/external-adverts/",
  "/kopvillkor/",
  "/bilfinansiering/",
  "/butik/",
  "/butik/uppsala/",
  "/kontakt/",
  "/bilar/",
  "/finns-inte/",
  "/api/",
  "/salj-din-bil/",
  "/vardera-bil/",
  "/vardera-bil/?licenseplate=qvi008",
  "/vardera-bil/?licenseplate=qvi008&min=ja&miltal=8000&skick=slitet&skadat=tak&skador=inga",
  "/byta-bil/?licenseplate=qvi001",
  "/news/",
];

/** The first advert of each list, the dearest where that can be asked. */
const advertsOf = {
  "/kopa-bil/?order=hogsta-pris": /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//,
  "/kopa-bil/?cars=inkommande": /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//,
  "/salda-bilar/": /\/salda-bilar\/[a-z-]+\/[a-z0-9]{6}\//,
  "/external-adverts/": /\/external-adverts\/[a-z0-9]{6}\//,
};

async function advertsInStock(): Promise<string[]> {
  const found = Object.entries(advertsOf).map(async ([list, address]) => {
    const html = await (await fetch(`${inject("address")}${list}`)).text();
    return address.exec(html)?.[0] ?? `no advert at ${list}`;
  });
  return Promise.all(found);
}

test("[LAYOUT-1] [LAYOUT-2] every kind of page fits every screen, and nothing that sticks overlaps", async () => {
  const page = await openConsented();
  expect(await faultsAt(page, [...everyKind, ...(await advertsInStock())])).toEqual({});
}, 600_000);

test("[LAYOUT-1] the open sheet fits, with all of its groups open", async () => {
  const page = await openConsented();
  await page.goto(`/kopa-bil/?types=kombi&series=v60&search=${longWord}`);
  await awake(page);
  await page.getByRole("button", { name: /^Filter/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.evaluate((dialog) => {
    for (const group of dialog.querySelectorAll("details")) group.open = true;
  });
  const faults: string[] = [];
  for (const width of layoutWidths.filter((one) => one < 900)) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await outside(page)), ...(await cutWords(page)));
    const isWide = await sheet.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll("form > div")].some((box) => {
        const scrolls = getComputedStyle(box).overflowX === "auto" && box.querySelector("details") === null;
        return !scrolls && box.scrollWidth > box.clientWidth;
      }),
    );
    if (isWide) faults.push(`the sheet scrolls sideways at ${width} px`);
  }
  expect(faults).toEqual([]);
});

test("[STICKY-1] on a phone the bar of the list is right under the header all the way down", async () => {
  const { page } = await openPage("/kopa-bil/", phone);
  const gaps = await page.evaluate(() => {
    const header = document.querySelector("header") as HTMLElement;
    const bar = document.querySelector("main search input") as HTMLElement;
    const list = document.querySelectorAll("main article");
    const last = list[list.length - 1] as HTMLElement;
    const end = last.getBoundingClientRect().top + scrollY;
    const places = [0.1, 0.3, 0.6, 0.9].map((share) => Math.round(400 + share * (end - 400)));
    return places.map((place) => {
      scrollTo({ top: place, behavior: "instant" });
      let box: HTMLElement | null = bar;
      while (box && getComputedStyle(box).position !== "sticky") box = box.parentElement;
      const at = box?.getBoundingClientRect().top ?? Number.NaN;
      return Math.round(at - header.getBoundingClientRect().bottom);
    });
  });
  expect(gaps.filter((gap) => gap < -1 || gap > 0 || Number.isNaN(gap))).toEqual([]);
});

test("[STICKY-1] from 900 px nothing of the list passes over the header", async () => {
  const { page } = await openPage("/kopa-bil/", desktop);
  const sort = page.getByLabel("Sortera");
  await sort.evaluate((select) => {
    scrollTo({ top: select.getBoundingClientRect().top + scrollY - 30, behavior: "instant" });
  });
  const seen = await sort.evaluate((select) => {
    const { left, width, top, height } = select.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("header, select")?.tagName;
  });
  expect(seen).toBe("HEADER");
});
