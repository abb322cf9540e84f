import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsInBothLooks } from "./axe.ts";
import { desktop, openPage } from "./browser.ts";
import { plateForSale } from "./car-for-sale.ts";

const path = `/kopa-bil/volvo/${await plateForSale()}/`;

const calculator = (page: Page) => page.locator("#rakna-pa-lan");
const monthly = async (page: Page) =>
  /[\d\s]+kr\/mån/.exec(((await calculator(page).textContent()) ?? "").replaceAll("\u00a0", " "))?.[0];

test("[CALC-6] the calculator by keyboard, its answer at once", async () => {
  const { page, complaints } = await openPage(path);
  const before = await monthly(page);
  await page.getByLabel("Löptid").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => monthly(page)).not.toBe(before);
  const afterTerm = await monthly(page);

  await page.getByRole("slider", { name: "Kontantinsats i procent av priset" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => monthly(page)).not.toBe(afterTerm);
  await expect.poll(() => calculator(page).textContent()).toContain("25\u00a0% av priset");

  const deposit = page.getByLabel("Kontantinsats", { exact: true });
  await deposit.fill("tio");
  await deposit.press("Enter");
  await expect.poll(() => deposit.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => calculator(page).textContent()).toContain("Skriv kontantinsatsen i hela kronor");
  expect(await deposit.inputValue()).toBe("tio");
  await expect.poll(() => monthly(page)).toBeUndefined();

  await deposit.fill("50 %");
  await page.getByText("Inget restvärde").click();
  await expect.poll(() => calculator(page).textContent()).toContain("lånet är betalt efter månad 48.");
  await expect.poll(() => calculator(page).textContent()).toContain("50\u00a0% av priset");
  expect(new URL(page.url()).search).toBe("");
  expect(complaints).toEqual([]);
});

test("[CALC-6] the calculator without JavaScript", async () => {
  const { page } = await openPage(path, { ...desktop, javaScriptEnabled: false });
  await page.getByLabel("Löptid").selectOption("60");
  await page.getByText("Inget restvärde").click();
  await calculator(page).getByRole("button", { name: "Räkna", exact: true }).click();
  await page.waitForURL(/manader=60&restvarde=nej#rakna-pa-lan$/);
  expect(await calculator(page).textContent()).toContain("lånet är betalt efter månad 60.");
  expect(await page.getByRole("button", { name: "Skriv ut" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Dela" }).getAttribute("href")).toMatch(/^mailto:/);
});

test("[SHARE-2] sharing copies the short link and says so", async () => {
  const { page, complaints } = await openPage(path, { ...desktop, permissions: ["clipboard-write"] });
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    navigator.clipboard.writeText = async (text) => void Reflect.set(globalThis, "copied", text);
  });
  await page.getByRole("link", { name: "Dela" }).click();
  await page.getByText("Länken är kopierad").waitFor();
  const plate = path.split("/")[3];
  expect(await page.evaluate(() => Reflect.get(globalThis, "copied"))).toMatch(
    new RegExp(`^http.*/bilar/${plate}/$`),
  );
  expect(complaints).toEqual([]);
});

test("[VIEWS-2] the page tells that it is seen, and stores nothing for it", async () => {
  const { page } = await openPage("/robots.txt");
  const telling = page.waitForRequest((request) => request.url().includes("/visningar/"));
  await page.goto(path);
  const told = await telling;
  expect([told.method(), (await told.response())?.status()]).toEqual(["POST", 204]);
  expect(await page.context().cookies()).toEqual([]);
});

test("[PRINT-1] on paper the advert is one sheet", async () => {
  const { page } = await openPage(path);
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});

test("[AXE-1] nothing to complain about in the advert, light or dark, small or large", async () => {
  const { page } = await openPage(`${path}?kontantinsats=tio&manader=13`);
  expect(await complaintsInBothLooks(page)).toEqual([]);
});
