import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, openFirstVisit, openPage, phone } from "./browser.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("[LISTING-32] a phone shows the first card with its price, below one line to search and filter, chips and one of count and order", async () => {
  const { page } = await openPage("/kopa-bil/", phone);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const price = await boxOf(
    cards(page)
      .first()
      .getByText(/^[\d\s]+kr$/)
      .first(),
  );
  expect(price.y + price.height).toBeLessThanOrEqual(phone.viewport.height);
  const [search, filter] = [
    await boxOf(page.locator("main search")),
    await boxOf(page.getByRole("button", { name: "Filter", exact: true })),
  ];
  expect(Math.abs(search.y + search.height / 2 - filter.y - filter.height / 2)).toBeLessThanOrEqual(1.5);
  const line = await boxOf(page.locator("main search").locator("xpath=ancestor::div[2]"));
  expect(Math.abs(line.height - 57)).toBeLessThanOrEqual(3);

  await page.getByRole("button", { name: "Pris", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Pris/);
  const heading = sheet.getByText("Pris", { exact: true }).first();
  await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(phone.viewport.height / 2);
});

test("[LISTING-33] from 900 px the filter scrolls by itself beside the list", async () => {
  const { page } = await openPage("/kopa-bil/");
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: "instant" }));
  const store = page.locator("#filter summary").filter({ hasText: "Butik" });
  await store.focus();
  await expect
    .poll(() => page.locator("#filter .filter-groups").evaluate((box) => box.scrollTop))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(2_000);
  const row = await page.locator("#filter label").filter({ hasText: "Diesel" }).boundingBox();
  expect(row?.height).toBe(36);
});

test("[CARD-2] the picture of a card becomes that of its advert, and nothing moves for who wants no motion", async () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const { page, complaints } = await openFirstVisit("/robots.txt", { ...desktop, reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const named = () =>
        [...document.querySelectorAll("main *")].filter(
          (part) => getComputedStyle(part).viewTransitionName === "car-picture",
        ).length;
      const seen: number[] = [];
      Object.assign(window, { seen });
      document.startViewTransition = (update) => {
        seen.push(named());
        const transition = start(update);
        void transition.updateCallbackDone.then(() => seen.push(named()));
        return transition;
      };
    });
    // What is loaded last is what follows the cars.
    const following = page.waitForRequest(/\/live\/cars/);
    await page.goto("/kopa-bil/");
    await following;
    const name = cards(page).nth(1).getByRole("heading");
    const text = (await name.textContent()) ?? "";
    await name.click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toContain(text);
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await expect.poll(seen).toEqual(reducedMotion === "reduce" ? [] : [1, 1]);
    expect(complaints).toEqual([]);
  }
});
