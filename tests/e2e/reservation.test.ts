import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#data/database.ts";
import { urlOfRunningServer } from "#data/embedded/socket-folder.ts";
import { complaintsInEveryLook } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";

let database: OpenDatabase;
/** Cars of the demo that no other journey looks for: the longest in stock. */
let free: { licenseplate: string; path: string }[];
beforeAll(async () => {
  database = await openDatabase({ dataDir: "", databaseUrl: urlOfRunningServer(inject("dataDir")) });
  const { rows } = await database.pool.query(
    "select licenseplate, normalized_make from cars where status = 130 and price is not null order by published_at, id limit 4",
  );
  free = rows.map(({ licenseplate, normalized_make }) => ({
    licenseplate,
    path: `/kopa-bil/${normalized_make}/${licenseplate}/`,
  }));
});
afterAll(() => database.close());

const carAt = (at: number) => free[at] ?? { licenseplate: "", path: "" };
const field = (page: Page, label: string) => page.locator("[data-form]").getByLabel(label);
const reserveButton = (page: Page) => page.getByRole("button", { name: /^Reservera till/ });
const soon = { timeout: 20_000 };

/** What is sent within a second is taken for a robot's, and asked for once more. */
async function press(button: (page: Page) => Locator, page: Page, isThere: () => Promise<boolean>) {
  const tried = async () => {
    if (await isThere()) return true;
    await button(page)
      .click({ timeout: 2_000 })
      .catch(() => {});
    return isThere();
  };
  await expect.poll(tried, { interval: 2_000, timeout: 40_000 }).toBe(true);
}

/** Opens the newest letter to somebody in the inbox, and returns what is in its frame. */
async function letterTo(page: Page, address: string, subject: RegExp) {
  await page.goto(`/inkorg/?adress=${encodeURIComponent(address)}`);
  await page.getByRole("link", { name: subject }).first().click();
  return page.frameLocator("iframe");
}
const pathOf = (href: string | null) => {
  const { pathname, search } = new URL(href ?? "", inject("address"));
  return pathname + search;
};

test("[HOLD-5] [HOLD-6] [HOLD-8] [HOLD-11] [DELIVERY-4] without JavaScript, on a phone: reserve with home delivery, read the letter, cancel", async () => {
  const car = carAt(0);
  const { page, complaints } = await openPage(car.path, { ...phone, javaScriptEnabled: false });
  await page.getByRole("link", { name: "Reservera gratis i 48 timmar" }).click();
  await page.waitForURL(`**/reservera-bil/?licenseplate=${encodeURIComponent(car.licenseplate)}`);
  await reserveButton(page).click();
  await page.locator("[data-summary]").getByText("Tre uppgifter behöver rättas").waitFor();
  await field(page, "Namn").fill("Kim Exempel");
  await field(page, "E-post").fill("kim.utan.script@example.com");
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await page.getByLabel(/Hem till dig/).check();
  await field(page, "Postnummer").fill("903 26");
  await page.getByRole("button", { name: "Visa dag och pris" }).click();
  const days = page.getByRole("group", { name: "Leveransdag till Umeå" }).getByRole("radio");
  await expect.poll(() => days.count()).toBeGreaterThan(1);
  expect(await field(page, "Namn").inputValue()).toBe("Kim Exempel");
  await reserveButton(page).click();
  await page.locator("[data-summary]").getByText("En uppgift behöver rättas").waitFor();
  await days.last().check();
  await reserveButton(page).click();
  await page.waitForURL("**/reservation/*/?kvitto=1");
  await page.getByRole("heading", { name: /^Bilen hålls åt dig till/ }).waitFor();
  await page.getByRole("heading", { name: "Annonsen som den stod" }).waitFor();
  await page.getByText("Hem till Umeå").waitFor();

  const letter = await letterTo(page, "kim.utan.script@example.com", /hålls för dig till/);
  await letter.getByRole("heading", { name: /hålls för dig till/ }).waitFor();
  await letter.getByText("kontrollsumma").waitFor();
  const cancel = await letter.getByRole("link", { name: "Avboka reservationen" }).getAttribute("href");
  await page.goto(pathOf(cancel));
  await page.getByRole("button", { name: "Avboka" }).click();
  await page.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  await letterTo(page, "kim.utan.script@example.com", /Reservationen är avbokad/);
  expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
});

test("[HOLD-6] [FILL-5] with script and by keyboard: mistakes at the fields, then the hold; axe is content with every page", async () => {
  const car = carAt(1);
  const { page, complaints } = await openPage(`/reservera-bil/?licenseplate=${car.licenseplate}`, desktop);
  await field(page, "E-post").focus();
  await page.locator("[data-form][data-awake]").waitFor();
  await page.keyboard.type("kim");
  await page.keyboard.press("Tab");
  await page.locator("#reservation-email-error").getByText("E-post saknas/felaktig").waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  // Enter in a field presses the button that reserves, not the one that asks for a price.
  await page.keyboard.press("Enter");
  await page.locator("[data-summary]").getByText("Två uppgifter behöver rättas").waitFor();
  expect(await complaintsInEveryLook(page)).toEqual([]);
  await field(page, "Namn").fill("Kim Exempel");
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await reserveButton(page).press("Enter");
  await page.waitForURL("**/reservation/*/?kvitto=1");
  await page.getByRole("heading", { name: /^Bilen hålls åt dig till/ }).waitFor();
  expect(await complaintsInEveryLook(page)).toEqual([]);
  await page.getByRole("link", { name: "Avboka reservationen" }).click();
  await page.getByRole("heading", { name: "Avboka reservationen?" }).waitFor();
  expect(await complaintsInEveryLook(page)).toEqual([]);
  await page.getByRole("button", { name: "Avboka" }).press("Enter");
  await page.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  expect(complaints).toEqual([]);
});

/** Kim holds a car. */
async function holdBy(email: string, plate: string): Promise<Page> {
  const { page } = await openPage(`/reservera-bil/?licenseplate=${plate}`, {
    ...desktop,
    javaScriptEnabled: false,
  });
  await field(page, "Namn").fill("Kim Exempel");
  await field(page, "E-post").fill(email);
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await reserveButton(page).click();
  await page.waitForURL("**/reservation/*/?kvitto=1");
  return page;
}

test.each([
  ["a phone", phone, 2],
  ["a desktop", desktop, 3],
])(
  "[HOLD-9] [HOLD-14] on %s an open advert says at once that the car is held; who waits is told when it is free",
  async (name, screen, at) => {
    const { path, licenseplate } = carAt(at);
    const robin = `robin.${name.replace(" ", ".")}@example.com`;
    const line = async (opened: Page) => {
      const listening = opened.waitForResponse((answer) => answer.url().includes("/live/cars"));
      await opened.reload();
      await listening;
    };
    const { page } = await openPage(path, screen);
    await line(page);
    const kim = await holdBy(`kim.${at}@example.com`, licenseplate);
    const main = page.getByRole("main");
    await main.getByText("Reserverad", { exact: true }).first().waitFor(soon);
    await main.getByRole("link", { name: "Säg till när den blir ledig" }).click();
    await page.getByRole("heading", { name: "Bilen är reserverad" }).waitFor();
    expect(await complaintsInEveryLook(page)).toEqual([]);
    await field(page, "Din e-post").fill(robin);
    const waits = (opened: Page) => opened.getByRole("button", { name: "Säg till", exact: true });
    await press(waits, page, () => page.getByText("Du står i kön.").isVisible());

    await kim.getByRole("link", { name: "Avboka reservationen" }).click();
    await kim.getByRole("button", { name: "Avboka" }).click();
    await kim.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
    const letter = await letterTo(page, robin, /är ledig, och du är först/);
    const reserve = letter.getByRole("link", { name: "Reservera gratis i 48 timmar" });
    await page.goto(pathOf(await reserve.getAttribute("href")));
    await page.getByText("Du är först i kön.").waitFor();
    await field(page, "Namn").fill("Robin Exempel");
    await field(page, "E-post").fill(robin);
    await field(page, "Mobilnummer").fill("070-174 06 13");
    await press(reserveButton, page, async () => page.url().includes("/reservation/"));
    await page.getByRole("heading", { name: /^Bilen hålls åt dig till/ }).waitFor();
    // The stock is shared with other journeys.
    await page.getByRole("link", { name: "Avboka reservationen" }).click();
    await page.getByRole("button", { name: "Avboka" }).click();
    await page.getByRole("heading", { name: "Reservationen är avbokad" }).waitFor();
  },
);
