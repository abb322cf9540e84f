import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { awake, desktop, openPage, phone } from "./browser.ts";
import { field, isAwake } from "./filling-in.ts";

const stored = (page: Page, slice: string): Promise<Record<string, unknown>> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem("v15") ?? "{}").state?.[name] ?? {}, slice);
const firstCrumb = (page: Page) =>
  page.getByRole("navigation", { name: "Brödsmulor" }).getByRole("link").first();

test("[NAME-1] [HOLD-17] a name that was asked to be remembered is filled in; a reservation that was begun is led back to", async () => {
  const { page, complaints } = await openPage("/kontakt/", desktop);
  const box = page.getByLabel("Kom ihåg mig");
  await field(page, "Namn").fill("Kim Maria Exempel");
  await isAwake(page);
  await field(page, "E-post").focus();
  expect(await stored(page, "user")).toEqual({});
  await box.check();
  await expect.poll(() => stored(page, "user")).toEqual({ givenName: "Kim", surname: "Maria Exempel" });

  await page.goto("/kopa-bil/");
  const advert = await page.locator("article h3 a").first().getAttribute("href");
  const plate = advert?.split("/").at(-2) ?? "";
  await page.goto(`/reservera-bil/?licenseplate=${plate}`);
  await field(page, "E-post").fill("kim@example.com");
  await expect.poll(() => field(page, "Namn").inputValue()).toBe("Kim Maria Exempel");
  await field(page, "Mobilnummer").fill("070-174 06 12");
  await expect.poll(() => stored(page, "reserve")).toMatchObject({ advert: { licenseplate: plate } });
  await page.goto("/reservera-bil/");
  await page.getByRole("link", { name: "Fortsätt reservera" }).click();
  await page.waitForURL(`**/reservera-bil/?licenseplate=${plate}`);
  await box.focus();
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.uncheck();
  await expect.poll(() => stored(page, "user")).toEqual({ givenName: "", surname: "" });
  expect(complaints).toEqual([]);
});

test("[NAV-3] [STYLE-1] an advert leads back to the store it was come to from; prices a month go along to the next list", async () => {
  const { page, complaints } = await openPage("/butik/uppsala/", desktop);
  await page.locator("article h3 a").first().click();
  await page.waitForURL("**/kopa-bil/**");
  await expect.poll(() => firstCrumb(page).getAttribute("href")).toBe("/butik/uppsala/");
  await page.setViewportSize(phone.viewport);
  await page.getByRole("link", { name: /^Tillbaka till / }).click();
  await page.waitForURL("**/butik/uppsala/");
  await page.setViewportSize(desktop.viewport);

  await page.goto("/kopa-bil/");
  await page.getByText("Per månad").filter({ visible: true }).click();
  await page.waitForURL("**/kopa-bil/?payment=monthly");
  await page.locator("article h3 a").first().click();
  const make = page.getByRole("navigation", { name: "Brödsmulor" }).getByRole("link").nth(2);
  await make.click();
  await page.waitForURL(/\/kopa-bil\/\?brands=[^&]+&payment=monthly$/);
  expect(complaints).toEqual([]);
});

test("[HOME-10] the search of the home page completes makes and series with how many there are, without a question the second time", async () => {
  const { page } = await openPage("/", desktop);
  const search = page.getByLabel("Sök bil");
  const offered = () =>
    page.locator("#sokforslag option").evaluateAll((all) => all.map((one) => one.getAttribute("label")));
  await search.focus();
  await expect.poll(async () => (await stored(page, "cars")).numberOfCarsToSale).toBeGreaterThan(7_000);
  await search.pressSequentially("volvo");
  await expect.poll(async () => (await offered()).length).toBeGreaterThan(3);
  await page.route("**/api/cars/brand-count/", (route) => route.abort());
  await page.reload();
  await awake(page);
  await search.focus();
  await search.pressSequentially("volvo");
  await expect.poll(async () => (await offered()).length).toBeGreaterThan(3);
});
