import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeBrowser, desktop, openPage, phone } from "./browser.ts";

afterAll(closeBrowser);

const axeComplaints = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

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

const looks = [
  ["phone, light", { ...phone, colorScheme: "light" as const }],
  ["phone, dark", { ...phone, colorScheme: "dark" as const }],
  ["desktop, light", { ...desktop, colorScheme: "light" as const }],
  ["desktop, dark", { ...desktop, colorScheme: "dark" as const }],
] as const;

test.each(looks)(
  "[AXE-1] axe finds nothing on home, listing, advert and the 404 page: %s",
  async (_, look) => {
    const { page } = await openPage("/kopa-bil/", look);
    const advert = (await firstCard(page).getAttribute("href")) ?? "";
    for (const path of ["/", "/kopa-bil/", advert, "/finns-inte/"]) {
      await page.goto(path);
      expect({ path, complaints: await axeComplaints(page) }).toEqual({ path, complaints: [] });
      const { scroll, view } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        view: innerWidth,
      }));
      expect({ path, fits: scroll <= view }).toEqual({ path, fits: true });
    }
  },
);

test("[AXE-2] colours follow the system setting", async () => {
  const background = async (colorScheme: "light" | "dark") => {
    const { page } = await openPage("/", { ...desktop, colorScheme });
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  expect(await background("light")).not.toBe(await background("dark"));
});
