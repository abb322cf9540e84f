import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imageTypes } from "#domain/car/image.ts";
import { pictureFiles, refusalOfType } from "#domain/upload/file-kinds.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { desktop, openFirstVisit } from "./browser.ts";
import { type OwnStock, serverWith } from "./own-stock.ts";
import { signInAs } from "./staff-in-browser.ts";

let stock: OwnStock;
beforeAll(async () => {
  const images = [anImage(0), anImage(1), anImage(2, { type: imageTypes.interior })];
  stock = await serverWith([anEntry({ licenseplate: aPlate("mlb001") }, { images })], { APP_ENV: "demo" });
});
afterAll(() => stock.close());

async function openAs(name: RegExp): Promise<Page> {
  const { page } = await openFirstVisit("/personal/lager/mlb001/", { ...desktop, baseURL: stock.baseURL });
  await signInAs(page, name, /\/personal\/lager\/mlb001\/$/);
  return page;
}

const tiles = (page: Page) => page.getByRole("button", { name: /^Bild \d+ av/ });
const tile = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Bild ${number} av`) });
/** Our pictures by what they are: "0" to "2" as the car had them, "ny" for one that was uploaded. */
const order = async (page: Page) =>
  (
    await tiles(page)
      .locator("img")
      .evaluateAll((shown) => shown.map((one) => one.getAttribute("src") ?? ""))
  )
    .map((src) => /^\/media\/(\d)\.jpg$/.exec(src)?.[1] ?? "ny")
    .join(" ");
const advert = async () => (await fetch(`${stock.baseURL}/kopa-bil/volvo/mlb001/`)).text();

test("[CARPARTS-7] [CARPARTS-10] [CARPARTS-12] pictures are uploaded, ordered and saved without a mouse, a finding is set on the drawing, a colleague's change is merged, and the sheet is shown", async () => {
  const page = await openAs(/Johan/);
  await expect.poll(() => tiles(page).count()).toBe(3);
  const photo = { name: "bil.jpg", mimeType: "image/jpeg", buffer: await aPhoto().jpeg().toBuffer() };
  const text = { name: "brev.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  const pictures = page.locator("#car-pictures");
  await pictures.locator("input[type=file]").setInputFiles([photo, { ...photo, name: "igen.jpg" }, text]);
  await expect.poll(() => order(page)).toBe("0 1 2 ny");
  await expect.poll(() => pictures.textContent()).toMatch(/(igen|bil)\.jpg finns redan som bild 4/);
  expect(await pictures.textContent()).toContain(refusalOfType(pictureFiles, "application/pdf"));
  await page.getByRole("button", { name: "Ta bort brev.pdf" }).press("Enter");

  await tile(page, 4).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect.poll(() => order(page)).toBe("0 1 ny 2");
  await page.keyboard.press("o");
  await expect.poll(() => order(page)).toBe("ny 0 1 2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect.poll(() => order(page)).toBe("ny 1 2");
  await page.getByRole("button", { name: /^Ångra.*bilderna/ }).press("Enter");
  await expect.poll(() => order(page)).toBe("ny 0 1 2");
  expect(await complaintsInBothLooks(page)).toEqual([]);

  const maria = await openAs(/Maria/);
  await expect.poll(() => order(maria)).toBe("0 1 2");
  await tile(maria, 3).focus();
  await maria.keyboard.press("f");
  await maria.getByRole("button", { name: "Spara bilderna" }).press("Enter");
  await expect.poll(() => maria.locator("#car-pictures").textContent()).toContain("Bilderna är sparade");

  await page.getByRole("button", { name: "Spara bilderna" }).press("Enter");
  await expect.poll(() => pictures.textContent()).toMatch(/Maria Lind sparade \d\d\.\d\d, medan du arbetade/);
  await expect.poll(() => tile(page, 4).textContent()).toContain("Bild 4 av 4, Interiör, framhävd");
  await page.getByRole("button", { name: "Spara bilderna" }).press("Enter");
  await expect.poll(() => pictures.textContent()).toContain("Bilderna är sparade");
  await expect.poll(advert).toMatch(/\/files\/pictures\/[0-9a-f]{64}\/\d+/);

  await page.getByRole("listbox", { name: /^Höger sida/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const note = page.getByLabel("Så står det i annonsen");
  await expect.poll(() => note.inputValue()).toBe("Repa, främre stötfångare höger.");
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("Repa");
  await page.keyboard.type("Spricka");
  await page.getByLabel("Åtgärd").selectOption("Åtgärdas före leverans.");
  await page.getByLabel("Bild", { exact: true }).selectOption({ index: 2 });
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("button", { name: "Spara skicket" }).press("Enter");
  await expect.poll(() => page.locator("#car-findings").textContent()).toContain("Skicket är sparat");
  await expect.poll(advert).toContain("Spricka, främre stötfångare höger");
  await expect.poll(() => tile(page, 4).textContent()).toContain("Bild 4 av 4, Utv. skada, fynd 1");

  await page.getByRole("link", { name: "QR-blad" }).press("Enter");
  await expect
    .poll(() => page.getByRole("img", { name: /^QR-kod till/ }).getAttribute("aria-label"))
    .toContain("/kopa-bil/volvo/mlb001/");
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
});
