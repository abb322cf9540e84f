import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, openPage } from "./browser.ts";

const firstCard = (page: Page) =>
  page.getByRole("main").getByRole("article").first().getByRole("link").first();

test.each([
  ["with JavaScript", { javaScriptEnabled: true }],
  ["without JavaScript", { javaScriptEnabled: false }],
])("[JOURNEY-1] home, listing, next page, advert and back, %s", async (_, options) => {
  const { page, complaints } = await openPage("/", { ...desktop, ...options });
  await page.getByRole("banner").getByRole("link", { name: "Köp bil" }).click();
  await page.waitForURL("**/kopa-bil/");
  await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(24);

  await page.getByRole("link", { name: /Nästa/ }).first().click();
  await page.getByRole("heading", { level: 2, name: /sida 2 av/ }).waitFor();
  await expect.poll(() => page.title()).toContain("sida 2");
  const name = ((await firstCard(page).textContent()) ?? "").trim();
  await firstCard(page).click();
  await page.waitForURL(/\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\/$/);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toContain(name);

  await page.goBack();
  await page.waitForURL("**/kopa-bil/?page=2");
  expect(complaints).toEqual([]);
});

test("[JOURNEY-2] the keyboard alone goes from home to an advert, past the skip link", async () => {
  const { page } = await openPage("/kopa-bil/");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Hoppa till innehållet");
  await page.keyboard.press("Enter");
  await firstCard(page).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\/$/);
});

test("[AXE-2] colours follow the system setting", async () => {
  const { page } = await openPage("/");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).not.toBe(light);
});
