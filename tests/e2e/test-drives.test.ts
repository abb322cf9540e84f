import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { complaintsInOneLook } from "./axe.ts";
import { awake, desktop, openPage, phone } from "./browser.ts";
import { anAddress, submit as button, field, isAwake } from "./filling-in.ts";

const times = (page: Page) => page.locator("details[open] input[name=start]");

async function fillIn(page: Page, email: string) {
  await field(page, "Namn").fill("Karin Exempel");
  await field(page, "E-post").fill(email);
  await field(page, "Telefon").fill("070-174 06 12");
}

/** Adverts of cars that can be driven: each test has its own, for a time is somebody's. */
const advert = (query: string) => advertWith(["Boka provkörning"], query);

/** The newest letter to somebody that says so, as the inbox shows it. */
async function emailTo(email: string, subject: RegExp): Promise<string> {
  const read = async (path: string) => (await fetch(`${inject("address")}${path}`)).text();
  let found = "";
  await expect
    .poll(async () => {
      const list = await read(`/inkorg/?adress=${encodeURIComponent(email)}`);
      const links = [...list.matchAll(/href="(\/inkorg\/[0-9a-f-]{36}\/)"/g)].map(([, path = ""]) => path);
      for (const path of new Set(links)) {
        const letter = await read(path);
        if (letter.includes(email) && subject.test(letter)) found = path;
        if (found) break;
      }
      return found;
    })
    .not.toBe("");
  return found;
}

test("[DRIVE-8] [DRIVE-9] [DRIVE-10] [DRIVE-12] without JavaScript, on a phone: from the advert to a booking, a time that was taken, and a cancellation", async () => {
  const options = { ...phone, javaScriptEnabled: false };
  const path = await advert("facilities=uppsala");
  const { page } = await openPage(path, options);
  await page.getByRole("link", { name: "Boka provkörning" }).click();
  await page.waitForURL("**/ride/?licenseplate=*");
  const address = new URL(page.url());
  const late = await openPage(`${address.pathname}${address.search}`, options);

  await times(page).first().check();
  await fillIn(page, anAddress("karin"));
  await button(page, "Boka provkörning").click();
  await page.waitForURL("**/arende/*/?kvitto=1");
  await page.getByRole("heading", { name: "Provkörningen är bokad" }).waitFor();

  await times(late.page).first().check();
  await fillIn(late.page, anAddress("sen"));
  await button(late.page, "Boka provkörning").click();
  await late.page.locator("[data-summary]").getByText("En uppgift behöver rättas").waitFor();
  expect(await late.page.locator("#ride-start-error").textContent()).toContain("just bokad av någon annan");
  expect(await field(late.page, "Namn").inputValue()).toBe("Karin Exempel");
  await late.page.getByText("Närmast tiden du valde").waitFor();
  await times(late.page).first().check();
  await button(late.page, "Boka provkörning").click();
  await late.page.waitForURL("**/arende/*/?kvitto=1");

  await page.getByRole("link", { name: "Flytta eller avboka" }).click();
  await button(page, "Avboka provkörningen").click();
  await page.waitForURL(/\/arende\/[^/]+\/$/);
  await page.getByText("Jag avbokade provkörningen.").waitFor();
});

test("[DRIVE-8] [DRIVE-10] [DRIVE-12] [FILL-6] with script and by keyboard: a plate, a mistake at its field, a booking, a letter with a file, another time", async () => {
  const plate = /([a-z0-9]{6})\/$/.exec(await advert("facilities=nacka"))?.[1] ?? "";
  const karin = anAddress("karin");
  const { page, complaints } = await openPage("/ride/", desktop);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByLabel("Vilken bil vill du provköra?").fill("abc");
  await page.keyboard.press("Enter");
  await page.getByText("Det ser inte ut som ett svenskt registreringsnummer").waitFor();
  await page.getByLabel("Vilken bil vill du provköra?").fill(plate);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/ride/?licenseplate=${plate}*`);
  await awake(page);
  await times(page).first().focus();
  await isAwake(page);
  await field(page, "Namn").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-summary]").getByText("Fyra uppgifter behöver rättas").waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("link", { name: "Välj en tid" }).press("Enter");
  // Of the first day a single time may be left.
  const nextDay = page.locator("details").nth(1);
  await nextDay.locator("summary").press("Enter");
  await nextDay.locator("input").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => nextDay.locator("input").nth(1).isChecked()).toBe(true);
  await fillIn(page, karin);
  await field(page, "Telefon").press("Enter");
  await page.waitForURL(/\/arende\//);
  await page.getByRole("heading", { name: "Provkörningen är bokad" }).waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  const letter = await openPage(await emailTo(karin, /Provkörning bokad/), desktop);
  await letter.page.getByRole("link", { name: /provkorning\.ics/ }).waitFor();
  const frame = letter.page.frameLocator("iframe").first();
  const way = await frame.getByRole("link", { name: "Flytta eller avboka" }).getAttribute("href");
  const { pathname } = new URL(way ?? "");
  await page.goto(pathname);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.locator("summary").filter({ hasText: "Senare dagar" }).press("Enter");
  await page.locator("details").last().locator("summary").press("Enter");
  await page.locator("details").last().locator("input").last().focus();
  await page.keyboard.press("Space");
  await button(page, "Flytta till vald tid").press("Enter");
  await page.waitForURL(/\/arende\/[^/]+\/$/);
  await page.getByText(/Jag flyttade provkörningen till/).waitFor();
  await emailTo(karin, /Ny tid för provkörningen/);
  expect(complaints).toEqual([]);
});
