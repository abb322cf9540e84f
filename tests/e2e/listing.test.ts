import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints, complaintsInOneLook, shell } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";

const withoutScript = { ...desktop, javaScriptEnabled: false };

/** Found by its words: under an open sheet the page has no roles. */
const countText = (page: Page) =>
  page
    .locator("main h2")
    .filter({ hasText: /^[\d\s]+bil(ar)?$/ })
    .textContent();
const cards = (page: Page) => page.getByRole("main").getByRole("article");
/** What the address asks, in whatever order it asks it. */
const queryOf = (address: string) =>
  [...new URL(address).searchParams].map(([name, value]) => `${name}=${value}`).toSorted();
const queryIs = (page: Page, ...asked: string[]) =>
  expect.poll(() => queryOf(page.url())).toEqual(asked.toSorted());

test("[LISTING-6] [LISTING-11] a sentence, refined, sorted, paged through, opened and come back to", async () => {
  const { page, complaints } = await openPage("/kopa-bil/");
  await page.getByLabel("Sök bil").fill("laddhybrid under 400 000");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await page.getByRole("link", { name: "Laddhybrid, ta bort" }).first().waitFor();
  const all = await countText(page);

  await page.getByRole("checkbox", { name: /^Kombi/ }).check();
  await queryIs(page, "types=kombi", "fuelTypes=5", "priceTo=400000");
  await expect.poll(() => countText(page)).not.toBe(all);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("kombi");

  await page.getByLabel("Sortera").selectOption("lagsta-pris");
  await queryIs(page, "types=kombi", "fuelTypes=5", "priceTo=400000", "order=lagsta-pris");
  const fifth = cards(page).nth(4).getByRole("heading").getByRole("link");
  // Its address: cars may share a name.
  const before = await fifth.getAttribute("href");
  await page.getByRole("link", { name: "Sida 2" }).click();
  await expect.poll(() => page.title()).toContain("sida 2");
  // The focus has gone to the heading, and the cards after the first row have followed.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("sida 2 av");
  await expect.poll(() => fifth.getAttribute("href")).not.toBe(before);
  await fifth.hover();
  const name = await fifth.textContent();
  const scrolled = await page.evaluate(() => scrollY);
  await fifth.click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toContain(name);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => countText(page)).toBe(all);
  await expect.poll(() => page.getByRole("checkbox", { name: /^Kombi/ }).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

test("[LISTING-17] the first choice does not push the list down", async () => {
  const { page } = await openPage("/kopa-bil/");
  const top = () =>
    cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().y + scrollY);
  const before = await top();
  await page.getByRole("checkbox", { name: /^Kombi/ }).check();
  await page.getByText("Valda filter:").waitFor();
  expect(await top()).toBe(before);
});

test("[LISTING-18] a choice and its list are one step, and only the list is asked for", async () => {
  const { page } = await openPage("/kopa-bil/");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(request.url().replace(/^https?:..[^/]+/, ""));
  });
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("checkbox", { name: /^Kombi/ }).check();
  await queryIs(page, "types=kombi");
  // Once or, where more than five seconds pass from pointing to pressing, once more.
  expect([...new Set(asked.filter((address) => address.startsWith("/kopa-bil/")))]).toEqual([
    "/kopa-bil/svar/?types=kombi",
  ]);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test("[LISTING-19] [FORM-2] what the pointer or the keyboard is on is asked for once, before it is chosen", async () => {
  const { page } = await openPage("/kopa-bil/?series=v60&types=kombi&priceTo=900000");
  const asked: string[][] = [];
  page.on("request", (request) => {
    if (request.url().includes("/svar/")) asked.push(queryOf(request.url()));
  });
  const chosen = async (arrive: () => Promise<void>, press: () => Promise<void>, ...query: string[]) => {
    asked.length = 0;
    // The pointer may pass over other choices on its way.
    const timesAsked = () => asked.filter((one) => isDeepStrictEqual(one, query.toSorted())).length;
    await arrive();
    await expect.poll(timesAsked).toBe(1);
    await press();
    await queryIs(page, ...query);
    expect(timesAsked()).toBe(1);
  };
  const pointed = async (words: RegExp, ...query: string[]) => {
    const choice = page.locator("#filter label").filter({ hasText: words });
    await chosen(
      () => choice.hover(),
      () => choice.click(),
      ...query,
    );
  };
  // A make beside series of another stands for its own, whose names come late. [FORM-2]
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/implied-series-")),
  );
  const itsSeries = ["golf", "passat", "tiguan", "transporter", "polo"].map((name) => `series=${name}`);
  await pointed(/^Volkswagen/, ...itsSeries, "series=v60", "types=kombi", "priceTo=900000");
  const kept = ["brands=volkswagen", "brands=volvo", "priceTo=900000"];
  await pointed(/^Volvo/, ...kept, "types=kombi");
  await pointed(/^Automat/, ...kept, "types=kombi", "gearbox=automatisk");
  await pointed(/^Kombi/, ...kept, "gearbox=automatisk");
  await pointed(/^Fyrhjulsdrift/, ...kept, "gearbox=automatisk", "hasAwd=true");
  await chosen(
    () => page.keyboard.press("Shift+Tab"),
    () => page.keyboard.press("Space"),
    ...[...kept, "gearbox=automatisk", "hasAwd=true", "hasTowbar=true"],
  );
});

test("[LISTING-18] the latest choice wins, and a link that is followed wins over it", async () => {
  const { page, complaints } = await openPage("/kopa-bil/");
  await page.route("**/svar/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  await page.getByRole("checkbox", { name: /^Kombi/ }).check();
  await page.getByRole("checkbox", { name: /^SUV/ }).check();
  await queryIs(page, "types=kombi", "types=suv");
  await page.getByRole("checkbox", { name: /^Cab/ }).check();
  await cards(page).first().getByRole("link").first().click();
  await page.waitForURL(/kopa-bil\/[a-z-]+\/\w{6}\/$/);
  const opened = page.url();
  await page.waitForTimeout(1_000);
  expect(page.url()).toBe(opened);
  expect(complaints).toEqual([]);
});

test("[LISTING-1] an address that is shared shows the same list to somebody else", async () => {
  const { page } = await openPage("/kopa-bil/?brands=volvo&priceTo=300000&order=lagsta-mil");
  const other = await openPage(new URL(page.url()).pathname + new URL(page.url()).search, phone);
  expect(await countText(other.page)).toBe(await countText(page));
  expect(await cards(other.page).first().textContent()).toBe(await cards(page).first().textContent());
});

test("[LISTING-9] a list without cars has a way out", async () => {
  const { page } = await openPage("/kopa-bil/?brands=tesla&fuelTypes=2");
  await page.getByRole("heading", { name: "Inga bilar matchar" }).waitFor();
  const way = page.getByRole("link", { name: /^Ta bort .+ och visa/ }).first();
  const promised = /visa (.+)$/.exec((await way.textContent()) ?? "")?.[1];
  await way.click();
  await expect.poll(() => countText(page)).toBe(promised);
});

test("[LISTING-16] without JavaScript the filter is a form, and the search too", async () => {
  const { page } = await openPage("/kopa-bil/", withoutScript);
  await page.getByRole("checkbox", { name: /^Diesel/ }).check();
  await page.getByLabel("Till", { exact: true }).first().selectOption({ label: "200 000 kr" });
  await page.getByRole("button", { name: "Visa bilar" }).click();
  await queryIs(page, "fuelTypes=2", "priceTo=200000");
  await page.getByLabel("Sortera").selectOption("nyast");
  await page.getByRole("button", { name: "Sortera" }).click();
  await queryIs(page, "fuelTypes=2", "priceTo=200000", "order=nyast");
  await page.getByLabel("Sök bil").fill("volvo");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await page.getByRole("link", { name: "Volvo, ta bort" }).first().waitFor();
  expect(await page.getByRole("checkbox", { name: /^Diesel/ }).isChecked()).toBe(true);
});

test("[LISTING-2] on a phone the filter is a sheet that tells how many cars there are", async () => {
  const { page } = await openPage("/kopa-bil/", phone);
  await page.getByRole("button", { name: /^Filter/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByRole("checkbox", { name: /^Hybrid/ }).check();
  await queryIs(page, "fuelTypes=4");
  const show = sheet.getByRole("button", { name: /^Visa [\d\s]+bilar$/ });
  await expect
    .poll(async () => (await show.textContent())?.replace("Visa ", "") === (await countText(page)))
    .toBe(true);
  await show.click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Filter (1)" }).waitFor();
});

test("[LISTING-12] the keyboard alone takes a suggestion, and Escape closes them", async () => {
  const { page } = await openPage("/kopa-bil/");
  const field = page.getByRole("combobox", { name: "Sök bil" });
  await field.focus();
  await page.keyboard.type("volv");
  await page.getByRole("listbox").getByRole("option", { name: /Volvo/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.type("o");
  await page.getByRole("listbox").getByRole("option", { name: /Volvo/ }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("listbox").getByRole("option", { selected: true, name: /Volvo/ }).waitFor();
  await page.keyboard.press("Enter");
  await queryIs(page, "brands=volvo");

  await field.fill("");
  await field.blur();
  await field.focus();
  await page.getByRole("option", { name: /Senast sökt\s*Volvo/ }).waitFor();
});

test("[LISTING-11] the keyboard alone chooses a filter, and the number of cars is read out", async () => {
  const { page } = await openPage("/kopa-bil/");
  await page.getByRole("checkbox", { name: /^Diesel/ }).focus();
  await page.keyboard.press("Space");
  await queryIs(page, "fuelTypes=2");
  const said = page.getByRole("main").getByRole("status");
  await expect.poll(async () => (await said.textContent()) === (await countText(page))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("fuelTypes");
});

test("[AXE-1] a list by the month, with a chip", async () => {
  const { page } = await openPage("/kopa-bil/?brands=volvo&payment=monthly", phone);
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
});

test("[AXE-1] a list without cars", async () => {
  const { page } = await openPage("/kopa-bil/?brands=tesla&fuelTypes=2");
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
});

test("[AXE-1] the open sheet and the open suggestions", async () => {
  const { page } = await openPage("/kopa-bil/?types=kombi", phone);
  await page.getByRole("button", { name: "Filter (1)" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.waitFor();
  expect(await axeComplaints(page, shell)).toEqual([]);
  await page.getByRole("button", { name: "Stäng filter" }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByLabel("Sök bil").fill("volvo");
  await page.getByRole("option").first().waitFor();
  expect(await axeComplaints(page, shell)).toEqual([]);
});
