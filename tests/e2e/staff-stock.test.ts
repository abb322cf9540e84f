import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { openOwnBrowser } from "./browser.ts";
import { signInAs } from "./staff-in-browser.ts";
import { hasFocus } from "./ui-sheet.ts";

const rows = (page: Page) => page.locator("tbody tr[data-car]");
const rowCount = async (page: Page) =>
  Number(await page.locator("table[aria-rowcount]").getAttribute("aria-rowcount")) - 1;

test("[STOCKLIST-4] [STOCKLIST-5] [STOCKLIST-7] [STOCKLIST-8] [STOCKLIST-9] [STOCKLIST-10] [STOCKLIST-13] [STOCKLIST-14] [STOCKLIST-15] [STOCKLIST-16] [STOCKLIST-17] [DESK-17] the stock without a mouse: found, gone through, marked, changed, undone and opened", async () => {
  const { page, complaints } = await openOwnBrowser("/personal/lager/?view=incoming");
  await signInAs(page, /Maria/, /\/personal\/lager\//);
  await rows(page).first().waitFor();
  const incoming = await rowCount(page);
  expect(incoming).toBeGreaterThan(50);
  // Only what is seen, and a little more, is in the document; each row says which it is.
  expect(await rows(page).count()).toBeLessThan(50);
  expect(await rows(page).first().getAttribute("aria-rowindex")).toBe("2");
  expect(await complaintsInBothLooks(page)).toEqual([]);

  await page.keyboard.press("/");
  await page.keyboard.type("volvo");
  await expect.poll(() => rowCount(page)).toBeLessThan(incoming);
  await expect.poll(() => new URL(page.url()).searchParams.get("text")).toBe("volvo");
  await page.keyboard.press("Escape");
  const volvos = await rowCount(page);
  for (const key of ["j", "x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect.poll(() => page.getByRole("toolbar").textContent()).toContain("3 markerade");
  // What is marked stays, whatever the list shows. The search keeps the focus, however soon after a move it is asked for.
  await page.evaluate(async () => {
    for (const key of ["j", "/"]) {
      document.dispatchEvent(new KeyboardEvent("keydown", { key }));
      await Promise.resolve();
    }
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await hasFocus(page.getByRole("searchbox", { name: "Sök i lagret" }))).toBe(true);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await expect.poll(() => rowCount(page)).toBeGreaterThan(volvos);
  expect(await page.getByRole("toolbar").textContent()).toContain("3 markerade");

  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Märk bilar" });
  await dialog.getByLabel("Märkning").press("P");
  await dialog.getByLabel("Märkning").selectOption("Premium");
  await dialog.getByRole("button", { name: "Förhandsvisa" }).press("Enter");
  await expect.poll(() => dialog.getByRole("row").count()).toBe(4);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => page.getByText("3 bilar ändrades").count()).toBe(1);
  // The change is in the list, with who made it.
  await expect.poll(() => rows(page).first().textContent()).toContain("Maria");
  const sheets = page.getByRole("toolbar").getByRole("link", { name: "QR-blad" });
  expect(await sheets.getAttribute("href")).toMatch(/\/personal\/lager\/qr\/\?plates=\w+(%2C\w+){2}$/);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("toolbar").count()).toBe(0);
  // Each row has a place for its cover, and the columns that this browser has chosen.
  await page.locator(".sl-cover img").first().waitFor();
  const views = page.getByRole("columnheader", { name: "Visningar" });
  expect(await views.count()).toBe(0);
  await page.getByText("Kolumner", { exact: true }).press("Enter");
  await page.getByLabel("Visningar").press("Space");
  await expect.poll(() => views.count()).toBe(1);
  // What the advert of the row lacks; the way from there leads to the field itself.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ["j", "q"]) await page.keyboard.press(key);
  const quality = page.getByRole("dialog", { name: /^Annonsens kvalitet, / });
  // Pictures and findings come after the car itself.
  const lack = quality.locator('a[href$="vid=pictures"], a[href$="vid=findings"]').first();
  const part = new URL((await lack.getAttribute("href")) ?? "", page.url()).searchParams.get("vid");
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await lack.press("Enter");
  await page.waitForURL(/\/personal\/lager\/[a-z0-9]+\/\?vid=\w+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`car-${part}`);
  await page.goBack();
  await rows(page).first().waitFor();
  // Left and come back to: what was done is there to be taken back.
  await page.reload();
  await page.getByRole("button", { name: "Senaste ändringarna" }).press("Enter");
  const recent = page.getByRole("dialog", { name: "Senaste ändringarna" });
  await recent
    .getByText(/3 bilar · Maria/)
    .first()
    .waitFor();
  expect(await views.count()).toBe(1);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await recent
    .getByRole("button", { name: /^Ångra Premium: ja/ })
    .first()
    .press("Enter");
  await expect.poll(() => page.getByText("3 bilar har sina tidigare värden").count()).toBe(1);

  // What is ticked with the mouse is changed with the same keys.
  await page.getByRole("button", { name: "Stäng" }).first().click();
  await rows(page).first().getByRole("checkbox").click();
  await page.keyboard.press("m");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await rows(page).first().getByRole("checkbox").click();

  // End to end: the last row is drawn when it is come to, and Enter opens it.
  await page.getByRole("region", { name: "Bilar" }).press("End");
  const last = page.locator(`tr[aria-rowindex="${(await rowCount(page)) + 1}"]`);
  await last.getByRole("link").press("Enter");
  await page.waitForURL(/\/personal\/lager\/[a-z0-9]+\/$/);
  const plate = new URL(page.url()).pathname.split("/").at(-2) ?? "";
  // From anywhere its plate leads to what is done with it.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Sök regnr/ }).pressSequentially(plate);
  await page.getByRole("option", { name: /Ändra pris/ }).click();
  await page.waitForURL(/\?vid=price$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("car-price");
  expect(complaints).toEqual([]);
});
