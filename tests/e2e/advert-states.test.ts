import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { desktop, openPage, phone } from "./browser.ts";
import { faultsAt, openConsented } from "./layout-faults.ts";
import { type OwnStock, serverWith } from "./own-stock.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

/**
 * The longest that may happen, in every state a car can be in: a price of seven digits, cut in two steps, and names that do
 * not break by themselves.
 */
const inEveryState = { mlb010: 130, mlb011: 135, mlb012: 120, mlb013: 140 } as const;
const maxLength = Object.entries(inEveryState).map(([plate, status]) =>
  anEntry(
    {
      licenseplate: aPlate(plate),
      carName: "Mercedes-Benz Sprinter-Maxi-Langradstand",
      title: "Mercedes-Benz Sprinter-Maxi-Langradstand 519 CDI Extralanghochdach-Sonderausstattung",
      modelDescription: "519 CDI Extralanghochdach-Sonderausstattung",
      price: 1_249_900,
      status,
      publishedAt: ago(60),
    },
    {
      priceEvents: [
        { at: ago(60), price: 1_399_900 },
        { at: ago(12), price: 1_349_900 },
        { at: ago(5), price: 1_249_900 },
      ],
      sales: status === 140 ? [{ soldAt: ago(1), deliveredAt: null, price: 1_249_900, daysInStock: 59 }] : [],
    },
  ),
);
const plain = anEntry({ licenseplate: aPlate("mlb002"), publishedAt: ago(3) });

let stock: OwnStock;
beforeAll(async () => {
  stock = await serverWith([...maxLength, plain]);
});
afterAll(async () => {
  await stock.close();
});

test("[BADGE-10] a good deal that no market speaks for explains itself on the card and on the advert", async () => {
  const { page } = await openPage("/kopa-bil/", { ...phone, baseURL: stock.baseURL });
  const card = page.getByRole("article").filter({ hasText: "Länge i lager" }).first();
  await card.getByText("Länge i lager: i lager mer än 45 dagar").waitFor();
  await card.getByRole("link").first().click();
  await page.getByText("Länge i lager: i lager mer än 45 dagar.").waitFor();
});

test("[CALC-9] [LIVE-11] what a month costs goes when the car is reserved while the page is open", async () => {
  const { page } = await openPage("/robots.txt", { ...desktop, baseURL: stock.baseURL });
  const line = page.waitForResponse((answer) => answer.url().includes("/live/cars"));
  await page.goto("/kopa-bil/volvo/mlb002/");
  await line;
  const main = page.getByRole("main");
  const link = main.getByRole("link", { name: "Räkna på lån" });
  await link.waitFor();
  expect(await main.getByText(/kr\/mån/).count()).toBe(1);
  await stock.database.db
    .update(cars)
    .set({ status: 135 })
    .where(eq(cars.licenseplate, aPlate("mlb002")));
  await main.getByText("Reserverad", { exact: true }).first().waitFor({ timeout: 20_000 });
  await expect.poll(() => main.getByText(/kr\/mån/).count()).toBe(0);
  await link.waitFor({ state: "hidden" });
});

test("[PRINT-2] on paper badges are readable and nothing sticks to the screen", async () => {
  const { page } = await openPage("/kopa-bil/volvo/mlb010/", { ...phone, baseURL: stock.baseURL });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const badge = page.getByRole("main").getByText("Länge i lager", { exact: true }).first();
  const look = () =>
    badge.evaluate((one) => {
      const { color, borderTopWidth } = getComputedStyle(one);
      return { color, borderTopWidth };
    });
  await expect.poll(look).toEqual({ color: "rgb(0, 0, 0)", borderTopWidth: "1px" });
  expect(await page.getByRole("heading", { name: "Skick" }).isVisible()).toBe(true);
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position))
      .filter((one) => one.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(stuck).toEqual([]);
});

test("[LAYOUT-1] [LAYOUT-2] [FIT-1] prices of seven digits and the longest names fit, whatever state the car is in", async () => {
  const page = await openConsented(stock.baseURL);
  const adverts = ["mlb010", "mlb011", "mlb012"].map((plate) => `/kopa-bil/volvo/${plate}/`);
  await page.goto("/kopa-bil/");
  await page.getByRole("main").getByText("1\u00a0399\u00a0900\u00a0kr").first().waitFor();
  expect(
    await faultsAt(page, [
      ...["/", "/kopa-bil/", "/kopa-bil/?payment=monthly", "/salda-bilar/", "/butik/uppsala/"],
      ...adverts,
      "/salda-bilar/volvo/mlb013/",
    ]),
  ).toEqual({});
});
