import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { urlOfRunningServer } from "#platform/db/embedded/socket-folder.ts";
import { complaintsInOneLook } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";
import { anAddress, field, isAwake, summary } from "./filling-in.ts";

let database: OpenDatabase;
/** Cars of the demo that no other journey looks for: the longest in stock. Each try takes one of its own. */
let free: { licenseplate: string; path: string }[];
beforeAll(async () => {
  database = await openDatabase({ dataDir: "", databaseUrl: urlOfRunningServer(inject("dataDir")) });
  const { rows } = await database.pool.query(
    "select licenseplate, normalized_make from cars where status = 130 and price is not null order by published_at, id limit 8",
  );
  free = rows.map(({ licenseplate, normalized_make }) => ({
    licenseplate,
    path: `/kopa-bil/${normalized_make}/${licenseplate}/`,
  }));
});
afterAll(() => database.close());

const aFreeCar = () => free.shift() ?? { licenseplate: "", path: "" };
const reserveButton = (page: Page) => page.getByRole("button", { name: /^Reservera till/ });
const soon = { timeout: 20_000 };

/** Opens the newest letter to somebody in the inbox, and returns what is in its frame. */
async function emailTo(page: Page, address: string, subject: RegExp) {
  await page.goto(`/inkorg/?adress=${encodeURIComponent(address)}`);
  await page.getByRole("link", { name: subject }).first().click();
  return page.frameLocator("iframe");
}
const pathOf = (href: string | null) => {
  const { pathname, search } = new URL(href ?? "", inject("address"));
  return pathname + search;
};

test("[HOLD-5] [HOLD-6] [HOLD-8] [HOLD-11] [HOLD-18] [HOLD-19] [DELIVERY-4] without JavaScript, on a phone: reserve with home delivery, read the letter, cancel", async () => {
  const car = aFreeCar();
  const kim = anAddress("kim");
  const { page, complaints } = await openPage(car.path, { ...phone, javaScriptEnabled: false });
  await page.getByRole("link", { name: /^Reservera gratis i/ }).click();
  await page.waitForURL(`**/reservera-bil/?licenseplate=${encodeURIComponent(car.licenseplate)}`);
  await reserveButton(page).click();
  await summary(page).getByText("Fyra uppgifter behöver rättas").waitFor();
  await field(page, "Namn").fill("Kim Exempel");
  await field(page, "E-post").fill(kim);
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await page.getByLabel("Jag har fyllt 18 år").check();
  await expect.poll(() => field(page, "Postnummer").isVisible()).toBe(false);
  await page.getByLabel(/Hem till dig/).check();
  expect(await page.getByText("Postnummer för leveransen").textContent()).not.toContain("valfritt");
  await field(page, "Postnummer").fill("903 26");
  await page.getByRole("button", { name: "Visa dag och pris" }).click();
  const days = page.getByRole("group", { name: "Leveransdag till Umeå" }).getByRole("radio");
  await expect.poll(() => days.count()).toBeGreaterThan(1);
  expect(await field(page, "Namn").inputValue()).toBe("Kim Exempel");
  await reserveButton(page).click();
  await summary(page).getByText("En uppgift behöver rättas").waitFor();
  await days.last().check();
  await reserveButton(page).click();
  await page.waitForURL("**/reservation/*/?kvitto=1");
  await page.getByRole("heading", { name: /^Bilen hålls åt dig till/ }).waitFor();
  await page.getByRole("heading", { name: "Annonsen som den stod" }).waitFor();
  await page.getByText("Hem till Umeå").waitFor();

  const letter = await emailTo(page, kim, /hålls för dig till/);
  await letter.getByRole("heading", { name: /hålls för dig till/ }).waitFor();
  await letter.getByText("kontrollsumma").waitFor();
  const cancel = await letter.getByRole("link", { name: "Avboka reservationen" }).getAttribute("href");
  await page.goto(pathOf(cancel));
  await page.getByRole("button", { name: "Avboka" }).click();
  await page.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  expect(await page.getByText("Hem till Umeå").count()).toBe(0);
  await emailTo(page, kim, /Reservationen är avbokad/);
  expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
});

test("[HOLD-6] [FILL-5] with script and by keyboard: mistakes at the fields, then the reservation; axe is content with every page", async () => {
  const car = aFreeCar();
  const { page, complaints } = await openPage(`/reservera-bil/?licenseplate=${car.licenseplate}`, desktop);
  await field(page, "E-post").focus();
  await isAwake(page);
  await page.keyboard.type("kim");
  await page.keyboard.press("Tab");
  await page.locator("#reservation-email-error").getByText("E-post saknas/felaktig").waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  // Enter in a field presses the button that reserves, not the one that asks for a price.
  await page.keyboard.press("Enter");
  await summary(page).getByText("Tre uppgifter behöver rättas").waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await field(page, "Namn").fill("Kim Exempel");
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await page.getByLabel("Jag har fyllt 18 år").check();
  await reserveButton(page).press("Enter");
  await page.waitForURL("**/reservation/*/?kvitto=1");
  await page.getByRole("heading", { name: /^Bilen hålls åt dig till/ }).waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("link", { name: "Avboka reservationen" }).click();
  await page.getByRole("heading", { name: "Avboka reservationen?" }).waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("button", { name: "Avboka" }).press("Enter");
  await page.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  expect(complaints).toEqual([]);
});

/** Kim holds a car. */
async function reserveBy(email: string, plate: string): Promise<Page> {
  const { page } = await openPage(`/reservera-bil/?licenseplate=${plate}`, {
    ...desktop,
    javaScriptEnabled: false,
  });
  await field(page, "Namn").fill("Kim Exempel");
  await field(page, "E-post").fill(email);
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await page.getByLabel("Jag har fyllt 18 år").check();
  await reserveButton(page).click();
  await page.waitForURL("**/reservation/*/?kvitto=1");
  return page;
}

test("[HOLD-9] [HOLD-14] on a phone an open advert says at once that the car is held; who waits is told when it is free", async () => {
  const { path, licenseplate } = aFreeCar();
  const robin = anAddress("robin");
  const { page } = await openPage("/robots.txt", phone);
  const listening = page.waitForResponse((answer) => answer.url().includes("/live/cars"));
  await page.goto(path);
  await listening;
  const kim = await reserveBy(anAddress("kim"), licenseplate);
  const main = page.getByRole("main");
  await main.getByText("Reserverad", { exact: true }).first().waitFor(soon);
  await main.getByRole("link", { name: "Säg till när den blir ledig" }).click();
  await page.getByRole("heading", { name: "Bilen är reserverad" }).waitFor();
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await field(page, "Din e-post").fill(robin);
  await isAwake(page);
  await page.getByRole("button", { name: "Säg till", exact: true }).click();
  await page.getByText("Du står i kön.").waitFor();

  await kim.getByRole("link", { name: "Avboka reservationen" }).click();
  await kim.getByRole("button", { name: "Avboka" }).click();
  await kim.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  const letter = await emailTo(page, robin, /är ledig, och du är först/);
  const reserve = letter.getByRole("link", { name: /^Reservera gratis i/ });
  await page.goto(pathOf(await reserve.getAttribute("href")));
  await page.getByText("Du är först i kön.").waitFor();
  await field(page, "Namn").fill("Robin Exempel");
  await field(page, "E-post").fill(robin);
  await field(page, "Mobilnummer").fill("070-174 06 13");
  await page.getByLabel("Jag har fyllt 18 år").check();
  await isAwake(page);
  await reserveButton(page).click();
  await page.waitForURL("**/reservation/**");
  await page.getByRole("heading", { name: /^Bilen hålls åt dig till/ }).waitFor();
  // The stock is shared with other journeys.
  await page.getByRole("link", { name: "Avboka reservationen" }).click();
  await page.getByRole("button", { name: "Avboka" }).click();
  await page.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
});

test("[HOLD-14] [LIVE-1] a list and an advert that are open follow a reservation and its end without being loaded again", async () => {
  const { path, licenseplate } = aFreeCar();
  const open = async (address: string) => {
    const { page } = await openPage("/robots.txt", desktop);
    const listening = page.waitForResponse((answer) => answer.url().includes("/live/cars"));
    await page.goto(address);
    await listening;
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    return page;
  };
  const pages = [await open(path), await open(`/kopa-bil/?licenseplates=${licenseplate}`)];
  const taken = (page: Page) => page.getByRole("main").getByText("Reserverad", { exact: true }).first();
  const kim = await reserveBy(anAddress("kim"), licenseplate);
  await Promise.all(pages.map((page) => taken(page).waitFor(soon)));
  await kim.getByRole("link", { name: "Avboka reservationen" }).click();
  await kim.getByRole("button", { name: "Avboka" }).click();
  await kim.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  await Promise.all(pages.map((page) => taken(page).waitFor({ ...soon, state: "hidden" })));
  for (const page of pages) expect(await page.evaluate(() => "isSame" in globalThis)).toBe(true);
});
