import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, openPage, phone } from "./browser.ts";

const results = (page: Page) => page.getByRole("heading", { level: 2, name: /^[\d\s]+bilar/ });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test.each([
  ["desktop", desktop],
  ["phone", phone],
] as const)("[LISTING-22] the next page begins at the heading of the results: %s", async (_, screen) => {
  const { page } = await openPage("/kopa-bil/", screen);
  await page.getByRole("navigation", { name: "Sidor" }).getByRole("link", { name: "Nästa" }).press("Enter");
  await page.waitForURL("**/kopa-bil/?page=2");
  await expect.poll(() => focusedText(page)).toMatch(/bilar, sida 2 av \d+$/);
  // In sight, below whatever sticks to the top.
  const room = async () => {
    const heading = await results(page).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    return (heading?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect.poll(room).toBeLessThan(200);
  // The keyboard goes on from there.
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("nav, footer") === null))
    .toBe(true);
});

test("[LISTING-22] a change in the filter leaves the focus where it is, on whatever page it is made", async () => {
  const { page } = await openPage("/kopa-bil/?page=3");
  const diesel = page.getByRole("checkbox", { name: /^Diesel/ });
  await diesel.focus();
  await page.keyboard.press("Space");
  await page.waitForURL("**/kopa-bil/?fuelTypes=*");
  await expect.poll(() => diesel.evaluate((box) => box === document.activeElement)).toBe(true);
});

test("[LISTING-23] a link before the filters leads past them to the cars", async () => {
  const { page } = await openPage("/kopa-bil/");
  const skip = page.getByRole("link", { name: "Hoppa till bilarna" });
  await skip.focus();
  await expect.poll(async () => (await skip.boundingBox())?.height).toBeGreaterThan(40);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("filter");
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedText(page)).toMatch(/bilar$/);
});

test("[LISTING-24] the cross is there while somebody types, clears the field and leaves the list alone", async () => {
  const { page } = await openPage("/kopa-bil/");
  const field = page.getByRole("combobox", { name: "Sök bil" });
  const cross = page.getByRole("search").getByLabel("Rensa sökningen");
  expect(await cross.count()).toBe(0);
  await field.pressSequentially("vol");
  await cross.click();
  await expect.poll(() => field.inputValue()).toBe("");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => cross.count()).toBe(0);
  expect(new URL(page.url()).search).toBe("");
  await field.fill("volvo");
  await field.press("Enter");
  await page.waitForURL("**/kopa-bil/?search=volvo");
  await cross.click();
  await page.waitForURL("**/kopa-bil/");
  await expect.poll(() => field.inputValue()).toBe("");
});

test.each([
  ["the filter", "Filter", "Filter"],
  ["the menu", "Öppna menyn", "Meny"],
])("[SHELL-20] a step back closes %s first, and the next one leaves", async (_, button, name) => {
  const { page } = await openPage("/om-oss/", phone);
  await page.getByRole("contentinfo").getByRole("link", { name: "Jag vill köpa en bil" }).click();
  await page.waitForURL("**/kopa-bil/");
  const sheet = page.getByRole("dialog", { name, exact: true });
  await page.getByRole("button", { name: button, exact: true }).click();
  await sheet.waitFor();
  await page.evaluate(() => history.back());
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/kopa-bil/");
  await page.evaluate(() => history.back());
  await page.waitForURL("**/om-oss/");
});

test("[SHELL-20] what was chosen in the filter stays when a step back closes it", async () => {
  const { page } = await openPage("/kopa-bil/", phone);
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByRole("checkbox", { name: /^Diesel/ }).check();
  await page.waitForURL(/fuelTypes=/);
  await page.evaluate(() => history.back());
  await page.getByRole("dialog", { name: "Filter" }).waitFor({ state: "hidden" });
  await expect.poll(() => new URL(page.url()).search).toMatch(/fuelTypes=/);
  await page.getByRole("button", { name: "Filter (1)" }).waitFor();
});

test("[LISTING-11] a box that a step back has cleared can be ticked again", async () => {
  const { page } = await openPage("/kopa-bil/");
  const diesel = page.getByRole("checkbox", { name: /^Diesel/ });
  await diesel.check();
  await page.waitForURL(/fuelTypes=/);
  await page.goBack();
  await expect.poll(() => diesel.isChecked()).toBe(false);
  await diesel.check();
  await page.waitForURL(/fuelTypes=/);
});
