import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { complaintsInBothLooks } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";

const path = await advertWith(['id="skada-3"']);

const shown = (page: Page) => page.locator(".damage-shot").filter({ visible: true });
const entry = (page: Page, number: number) => page.locator(`.damage-list a[href="#skada-${number}"]`);
const hash = (page: Page) => page.evaluate(() => location.hash);

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
])(
  "[CONDMAP-1] on %s drawing, list and arrows choose the same damage, and nothing scrolls",
  async (_, screen) => {
    const { page, complaints } = await openPage(path, screen);
    await shown(page).getByText("Skada 1 av").waitFor();
    const steps = await page.evaluate(() => history.length);
    await entry(page, 2).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await entry(page, 2).click();
    await shown(page).getByText("Skada 2 av").waitFor();
    await expect.poll(() => shown(page).count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await entry(page, 2).getAttribute("aria-current")).toBe("true");
    const marks = page.locator(".damage-drawings a[aria-current=true]");
    expect(await marks.getAttribute("href")).toBe("#skada-2");
    expect(await hash(page)).toBe("#skada-2");
    await shown(page).getByRole("link", { name: "Nästa skada" }).click();
    await shown(page).getByText("Skada 3 av").waitFor();
    await page.locator('.damage-drawings a[href="#skada-1"]').click();
    await shown(page).getByText("Skada 1 av").waitFor();
    await shown(page).getByRole("link", { name: "Föregående skada" }).click();
    await expect.poll(() => shown(page).getByText("Skada 1 av").count()).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(complaints).toEqual([]);
  },
);

test("[DAMAGE-5] [CONDMAP-1] the address opens its damage", async () => {
  const { page } = await openPage(`${path}#skada-2`, desktop);
  await shown(page).getByText("Skada 2 av").waitFor();
  expect(await entry(page, 2).getAttribute("aria-current")).toBe("true");
});

test("[CONDMAP-3] without script the address chooses, and all can be read", async () => {
  const { page } = await openPage(path, { ...phone, javaScriptEnabled: false });
  await shown(page).getByText("Skada 1 av").waitFor();
  await page.locator('.damage-drawings a[href="#skada-2"]').click();
  await shown(page).getByText("Skada 2 av").waitFor();
  expect(await shown(page).count()).toBe(1);
  for (const heading of await page.locator(".damage-list h3").all())
    expect(await heading.isVisible()).toBe(true);
});

test("[CONDMAP-4] what is without a remark unfolds by keyboard; axe is content", async () => {
  const { page } = await openPage(path, desktop);
  const summary = page.locator("summary").filter({ hasText: "utan anmärkning" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Provkörning", { exact: true }).first().waitFor();
  expect(await complaintsInBothLooks(page)).toEqual([]);
});
