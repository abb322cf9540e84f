import type { Locator } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeSheets, descriptionOf, hasFocus, openSheet, withoutScript } from "./ui-sheet.ts";

afterAll(closeSheets);

test("[UI-5] [UI-6] a field has its label, its hint and its error", async () => {
  const { sheet } = await openSheet();
  const [optional, wrong, right] = ["Telefon valfritt", "E-post", "Miltal"].map((name) =>
    sheet.getByRole("textbox", { name, exact: true }).first(),
  );
  expect(optional && (await descriptionOf(optional))).toBe("Vi ringer bara om bilen.");
  expect(wrong && (await descriptionOf(wrong))).toBe("E-post saknas/felaktig");
  expect(await wrong?.getAttribute("aria-invalid")).toBe("true");
  expect(right && (await descriptionOf(right))).toBe("84 500 km");
  expect(await right?.getAttribute("aria-invalid")).toBeNull();
});

test("[UI-7] [UI-8] the whole row of 44 px chooses, and what there is none of is switched off", async () => {
  const { sheet } = await openSheet();
  const row = sheet.locator("label", { hasText: "SUV" });
  const box = await row.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await row.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
  await expect.poll(() => sheet.getByRole("checkbox", { name: /SUV/ }).isChecked()).toBe(true);
  expect(await sheet.getByRole("checkbox", { name: /Cab/ }).isDisabled()).toBe(true);
});

test("[UI-9] a switch is turned by Space", async () => {
  const { page, sheet } = await openSheet();
  const towbar = sheet.getByRole("switch", { name: "Fyrhjulsdrift" });
  await towbar.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => towbar.isChecked()).toBe(true);
});

test("[UI-44] where the system chooses the colours, what is chosen is seen to be", async () => {
  const { page, sheet } = await openSheet();
  await page.emulateMedia({ forcedColors: "active" });
  const changesBy = async (control: Locator, change: Locator) => {
    const picture = async () => (await control.screenshot({ animations: "disabled" })).toString("base64");
    const before = await picture();
    await change.click();
    await expect.poll(picture).not.toBe(before);
  };
  await changesBy(
    sheet.getByRole("radio", { name: "Garanti" }),
    sheet.getByRole("radio", { name: "Vet inte" }),
  );
  const towbar = sheet.getByRole("switch", { name: "Dragkrok" });
  await changesBy(towbar, towbar);
  const segments = sheet.getByRole("group", { name: "Visa pris som" }).locator("label");
  const lines = await segments.evaluateAll((labels) =>
    labels.map((label) => getComputedStyle(label).outlineStyle),
  );
  expect(lines.toSorted()).toEqual(["none", "solid"]);
  await page.emulateMedia({ forcedColors: "none" });
});

test("[UI-10] an arrow key chooses the next segment", async () => {
  const { page, sheet } = await openSheet();
  const group = sheet.getByRole("group", { name: "Visa pris som" });
  await group.getByRole("radio", { name: "Kontantpris" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => group.getByRole("radio", { name: "Per månad" }).isChecked()).toBe(true);
});

test("[UI-11] the plate is written in upper case and the caret stays", async () => {
  const { page, sheet } = await openSheet();
  const plate = sheet.getByRole("textbox", { name: "Regnr att skriva i" });
  await plate.pressSequentially("mb84a");
  await plate.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
  await page.keyboard.type("l");
  await expect.poll(() => plate.inputValue()).toBe("MLB84A");
  await expect.poll(() => plate.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
});

test("[UI-12] a wrong plate is invalid without words, a right one is read-only", async () => {
  const { sheet } = await openSheet();
  const wrong = sheet.getByRole("textbox", { name: "Regnr, ogiltig, utan text" });
  expect(await wrong.getAttribute("aria-invalid")).toBe("true");
  expect(await wrong.getAttribute("aria-describedby")).toBeNull();
  const locked = sheet.getByRole("textbox", { name: "Regnr, giltig, låst, navigerar" });
  expect(await locked.isEditable()).toBe(false);
});

test("[UI-13] keys move a thumb by steps and it stops at the other", async () => {
  const { page, sheet } = await openSheet();
  const [low, high] = [
    sheet.getByRole("slider", { name: "Lägsta pris" }),
    sheet.getByRole("slider", { name: "Högsta pris" }),
  ];
  await high.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => high.inputValue()).toBe("325000");
  await low.focus();
  await page.keyboard.press("End");
  await expect.poll(async () => Number(await low.inputValue())).toBeGreaterThan(0);
  const stopped = Number(await low.inputValue());
  expect(stopped).toBeLessThanOrEqual(325_000);
  await high.focus();
  await page.keyboard.press("End");
  await expect.poll(() => high.inputValue()).toBe("600000");
  await page.keyboard.press("Home");
  await expect.poll(async () => Number(await high.inputValue())).toBe(stopped);
});

test("[UI-14] a thumb can be caught 48 px wide and says kronor", async () => {
  const { page, sheet } = await openSheet();
  const high = sheet.getByRole("slider", { name: "Högsta pris" });
  await high.fill("350000");
  const said = async () => (await high.getAttribute("aria-valuetext"))?.replace(/\s/g, " ");
  await expect.poll(said).toBe("350 000 kronor");
  await sheet.getByText("0 kronor till").scrollIntoViewIfNeeded();
  const box = await high.boundingBox();
  const share = await high.evaluate((input) => Number((input as HTMLInputElement).value) / 600_000);
  const middle = {
    x: (box?.x ?? 0) + 24 + share * ((box?.width ?? 0) - 48),
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  };
  await page.mouse.move(middle.x + 1, middle.y - 21);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y);
  await page.mouse.up();
  await expect.poll(async () => Number(await high.inputValue())).toBeGreaterThan(400_000);
});

test("[UI-15] the combobox narrows, chooses by keys and says when nothing matches", async () => {
  const { page, sheet } = await openSheet();
  const town = sheet.getByRole("combobox", { name: "Ort" });
  await town.click();
  await page.keyboard.type("ö");
  const list = page.getByRole("listbox");
  await expect
    .poll(() => list.getByRole("option").allTextContents())
    .toEqual(["Göteborg", "Malmö", "Örebro"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => town.inputValue()).toBe("Malmö");
  await list.waitFor({ state: "hidden" });
  await town.fill("x");
  await sheet.getByText("Ingen ort heter så.").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => hasFocus(town)).toBe(true);
});

test("[UI-42] a select is chosen by letters, also without JavaScript", async () => {
  const { page, sheet } = await openSheet(withoutScript);
  const store = sheet.getByRole("combobox", { name: "Butik", exact: true });
  await store.focus();
  await page.keyboard.type("Mal");
  await expect.poll(() => store.inputValue()).toBe("Malmö");
});

test("[UI-37] [UI-38] the summary takes the focus and leads to the fields", async () => {
  const { page, sheet } = await openSheet();
  await sheet.getByRole("button", { name: "Skicka" }).click();
  const summary = sheet.getByRole("alert").filter({ hasText: "Att rätta: 2" });
  await expect.poll(() => hasFocus(summary)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const message = sheet.getByRole("textbox", { name: "Meddelande" });
  await expect.poll(() => hasFocus(message)).toBe(true);
  expect(await descriptionOf(message)).toBe("Meddelande saknas");
});
