import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { desktop, phone } from "./browser.ts";
import { closeSheets, descriptionOf, hasFocus, openSheet, withoutScript } from "./ui-sheet.ts";

afterAll(closeSheets);

/** Tab through more stops than there are: the focus is inside, or with the browser itself, never behind. */
async function focusEscapes(page: Page, dialog: Locator): Promise<boolean> {
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const isHeld = await dialog.evaluate(
      (held) => document.activeElement === document.body || held.contains(document.activeElement),
    );
    if (!isHeld) return true;
  }
  return false;
}

test.each([
  ["Ta bort bevakningen", "Ta bort bevakningen?"],
  ["Visa ändringen", "Priset har ändrats"],
  ["Filter", "Filter"],
])("[UI-18] [UI-19] %s: the focus goes in, stays, and comes back on Esc", async (opener, title) => {
  const { page, sheet } = await openSheet();
  const button = sheet.getByRole("button", { name: opener, exact: true });
  const dialog = page.getByRole("dialog", { name: title });
  for (const _ of ["once", "again"]) {
    await button.focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((held) => held.contains(document.activeElement))).toBe(true);
    expect(await focusEscapes(page, dialog)).toBe(false);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(button)).toBe(true);
  }
});

test("[UI-18] a click beside the dialog closes it, and so does its button", async () => {
  const { page, sheet } = await openSheet();
  const dialog = page.getByRole("dialog", { name: "Ta bort bevakningen?" });
  await sheet.getByRole("button", { name: "Ta bort bevakningen", exact: true }).click();
  expect(await descriptionOf(dialog)).toContain("Du får inga fler mejl");
  await page.mouse.click(20, 200);
  await dialog.waitFor({ state: "hidden" });
  await sheet.getByRole("button", { name: "Ta bort bevakningen", exact: true }).click();
  await dialog.getByRole("button", { name: "Behåll" }).click();
  await dialog.waitFor({ state: "hidden" });
});

test("[UI-20] [UI-23] without JavaScript buttons open dialogs, sheets and popovers", async () => {
  const { page, sheet } = await openSheet(withoutScript);
  await sheet.getByRole("button", { name: "Ta bort bevakningen", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Ta bort bevakningen?" });
  await dialog.getByRole("button", { name: "Behåll" }).click();
  await dialog.waitFor({ state: "hidden" });

  await sheet.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("button", { name: "Stäng filter" }).click();
  await page.getByRole("dialog", { name: "Filter" }).waitFor({ state: "hidden" });

  await sheet.getByRole("button", { name: "Kontakt" }).click();
  await sheet.getByRole("link", { name: "Huvudkontor" }).waitFor();
});

test("[UI-21] a sheet leaves 36 px at the top and is pulled down to close", async () => {
  const { page, sheet } = await openSheet({ ...phone, hasTouch: true, isMobile: true });
  await sheet.getByRole("button", { name: "Filter", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Filter" });
  await dialog.waitFor();
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(36);

  const touch = await page.context().newCDPSession(page);
  const pull = async (to: number) => {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 120, y: 60 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 120, y: to }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await pull(120);
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(36);
  await pull(300);
  await dialog.waitFor({ state: "hidden" });
});

test("[UI-22] a popover opens by Enter, closes on Esc and gives the focus back", async () => {
  const { page, sheet } = await openSheet();
  const button = sheet.getByRole("button", { name: "Kontakt" });
  const row = sheet.getByRole("link", { name: "Kundservice" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => hasFocus(row)).toBe(true);
  await page.keyboard.press("Escape");
  await row.waitFor({ state: "hidden" });
  await expect.poll(() => hasFocus(button)).toBe(true);
});

test("[UI-22] a popover closes on a click beside it, and when the focus leaves it", async () => {
  const { page, sheet } = await openSheet();
  const row = sheet.getByRole("link", { name: "Kundservice" });
  await sheet.getByRole("button", { name: "Kontakt" }).click();
  await row.waitFor();
  await sheet.getByRole("heading", { name: "Popover, dialog och ark" }).click();
  await row.waitFor({ state: "hidden" });

  await sheet.getByRole("button", { name: "Kontakt" }).click();
  for (const _ of ["first row", "second row", "past them"]) await page.keyboard.press("Tab");
  await row.waitFor({ state: "hidden" });
});

test.each([
  ["phone", phone],
  ["desktop", desktop],
])("[UI-24] a popover stays 16 px inside the window, with rows of 44 px: %s", async (_, look) => {
  const { sheet } = await openSheet(look);
  const button = sheet.getByRole("button", { name: "Kontakt" });
  await button.evaluate((element) => element.closest("figure")?.style.setProperty("margin-left", "auto"));
  await button.click();
  const row = sheet.getByRole("link", { name: "Huvudkontor" });
  await row.waitFor();
  const edges = async () => {
    const panel = await row.locator("..").boundingBox();
    const [left, right] = [panel?.x ?? 0, look.viewport.width - (panel?.x ?? 0) - (panel?.width ?? 0)];
    return Math.min(left, right);
  };
  await expect.poll(edges).toBeGreaterThanOrEqual(16);
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("[UI-25] a tooltip describes, shows on focus and hover, and goes on Esc", async () => {
  const { page, sheet } = await openSheet();
  const control = sheet.getByRole("button", { name: "Effektiv ränta" });
  const tip = sheet.getByRole("tooltip", { includeHidden: true });
  expect(await descriptionOf(control)).toBe("Effektiv ränta räknar in alla avgifter.");
  await control.focus();
  await tip.waitFor();
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
  await control.hover();
  await tip.waitFor();
  await tip.hover();
  expect(await tip.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: "hidden" });
});

test("[UI-26] what went wrong is an alert, the other toasts are a status, and each can be closed", async () => {
  const { sheet } = await openSheet();
  const toasts = [
    ["alert", "Inget har skickats."],
    ["status", "Sparad som favorit"],
    ["status", "Budet är sparat"],
    ["status", "Bilen är reserverad"],
    ["status", "Priset har ändrats"],
  ] as const;
  for (const [role, words] of toasts) {
    const toast = sheet.getByRole(role).filter({ hasText: words });
    await expect.poll(() => toast.count(), { message: words }).toBe(1);
    await toast.getByRole("button", { name: "Stäng meddelandet" }).click();
    await toast.waitFor({ state: "detached" });
  }
});

test.each([
  ["phone", phone, { x: 16, width: 358, below: 16 }],
  ["desktop", desktop, { x: 24, width: 400, below: 24 }],
])("[UI-43] toasts stand at the bottom left, at most 400 px wide: %s", async (_, look, place) => {
  const { page, sheet } = await openSheet(look);
  // They stand above the question of consent as long as it is asked: there with the first paint, or answered before.
  const no = page.getByRole("button", { name: "Bara nödvändiga" });
  if (await no.isVisible()) await no.click();
  await sheet.getByRole("button", { name: "Visa i hörnet" }).click();
  const stands = async () => {
    const box = await page.getByRole("region", { name: "Meddelanden" }).boundingBox();
    return {
      x: box?.x,
      width: box?.width,
      below: look.viewport.height - (box?.y ?? 0) - (box?.height ?? 0),
    };
  };
  await expect.poll(stands).toEqual(place);
});
