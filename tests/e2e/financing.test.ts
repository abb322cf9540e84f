import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsInBothLooks } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";
import { plateForSale } from "./car-for-sale.ts";
import { outside } from "./layout-faults.ts";

const aCarForSale = async () => `/kopa-bil/volvo/${await plateForSale()}/`;

const result = (page: Page) => page.getByRole("complementary", { name: "Vad lånet kostar" });
const monthly = async (page: Page) =>
  /[\d\s]+kr\/mån/.exec(((await result(page).textContent()) ?? "").replaceAll("\u00a0", " "))?.[0];

test("[FINPAGE-5] [FINPAGE-7] [FINPAGE-9] from the advert to the plan of its loan, by keyboard, each choice answered, on both screens", async () => {
  const { page, complaints } = await openPage(await aCarForSale(), desktop);
  await page.getByLabel("Löptid").selectOption("48");
  await page.getByRole("button", { name: "Betalplan och bilens värde" }).press("Enter");
  await page.waitForURL(/\/bilfinansiering\/\?.*manader=48.*licenseplate=/);
  await page.getByRole("button", { name: "Skriv ut" }).waitFor();
  expect(await page.getByRole("radio", { name: "48" }).isChecked()).toBe(true);
  const before = await monthly(page);

  const residual = page.getByRole("slider", { name: "Restvärde i procent av priset" });
  await residual.press("ArrowLeft");
  await expect.poll(() => page.locator("#restvarde-val").textContent()).toBe("49\u00a0% av priset");
  await expect.poll(() => monthly(page)).not.toBe(before);
  await expect.poll(() => page.url()).toContain("restvarde=49");

  await page.getByLabel("Egna pengar").fill("1");
  await expect.poll(() => page.locator("#kontantinsats-note").textContent()).toContain("Lägg till");
  await expect.poll(() => monthly(page)).toBeUndefined();
  await page.getByLabel("Egna pengar").fill("");
  await expect.poll(() => monthly(page)).toBeDefined();

  const rows = page.getByRole("table", { name: "Vad som betalas varje månad" }).locator("tbody tr:visible");
  expect(await rows.count()).toBeLessThan(10);
  await page.getByRole("checkbox", { name: "Visa alla månader" }).press("Space");
  await expect.poll(() => rows.count()).toBe(49);
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await outside(page)).toEqual([]);
  }
  expect(await complaintsInBothLooks(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
