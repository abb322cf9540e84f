import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "./browser.ts";

test.each([
  ["/kopa-bil/", [900, 1024, 1440]],
  ["/offertforslag/", [900]],
])("[SHELL-1] all nine stay within reach in the header that stays: %s", async (path, widths) => {
  const { page } = await openPage(path);
  for (const pixels of widths) await expectNine(page, pixels);
});

async function expectNine(page: Page, pixels: number): Promise<void> {
  await page.setViewportSize({ width: pixels, height: 800 });
  await page.mouse.wheel(0, 1_500);
  const header = page.getByRole("banner");
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  const inSight = () =>
    header.getByRole("link").evaluateAll((links) =>
      links.flatMap((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return isInside && link.checkVisibility() ? [link.textContent ?? ""] : [];
      }),
    );
  const reached = new Set(await inSight());
  for (const button of ["Fler kontaktvägar", "Mer"]) {
    await header.getByRole("button", { name: button }).click();
    await header.locator("[popover]:popover-open").waitFor();
    for (const label of await inSight()) reached.add(label);
    await page.keyboard.press("Escape");
    await header.locator("[popover]:popover-open").waitFor({ state: "detached" });
  }
  const nine =
    "Köp bil,Sälj bil,Värdera bil,Byta bil,Sålda bilar,Våra butiker,Kontakt,Kundservice,Lediga tjänster";
  for (const label of nine.split(","))
    expect([...reached].filter((text) => text.startsWith(label))).not.toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(pixels);
}

test('[SHELL-2] "Kontakt" leads to its page', async () => {
  const { page } = await openPage("/om-oss/");
  await page.getByRole("banner").getByRole("link", { name: "Kontakt", exact: true }).click();
  await page.waitForURL("**/kontakt/");
});

test("[SHELL-19] alt opens a link in a new tab and leaves the page; meta and ctrl are the browser's", async () => {
  const { page } = await openPage("/om-oss/");
  const stores = page.getByRole("contentinfo").getByRole("link", { name: "Våra butiker" });
  for (const modifier of ["Alt", "Control"] as const) {
    const opened = page.context().waitForEvent("page");
    await stores.click({ modifiers: [modifier] });
    const tab = await opened;
    await tab.waitForURL("**/butik/");
    await tab.close();
    expect(new URL(page.url()).pathname).toBe("/om-oss/");
  }
});
