import { rmSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { aPlate } from "#tests/any-plate.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";
import { desktop, openPage, phone } from "./browser.ts";

let database: OpenDatabase;
let baseURL = "";
let leave = async () => {};

/** A server of its own: what happens to these cars would disturb the other journeys. */
beforeAll(async () => {
  const dataDir = await migratedDataDir();
  const embedded = await startEmbedded(dataDir);
  database = await openDatabase({ dataDir: "", databaseUrl: embedded.url });
  await saveSmallStock(database, 12);
  const server = await startServer({
    DATABASE_URL: embedded.url,
    DATA_DIR: join(dataDir, "server"),
    APP_ENV: "production",
    PUBLIC_ORIGIN: "http://localhost:3000",
    SHUTDOWN_GRACE_MS: "0",
  });
  baseURL = server.address;
  leave = async () => {
    await server.stop();
    await database.close();
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
afterAll(async () => {
  await leave();
});

const change = async (plate: string, said: Partial<typeof cars.$inferInsert>) => {
  await database.db
    .update(cars)
    .set(said)
    .where(eq(cars.licenseplate, aPlate(plate)));
};
/** How soon is measured where nothing else is slow: tests/endurance/two-servers. */
const soon = { timeout: 20_000 };

/** Opens a page whose line to the server stands, and measures from then on what moves. */
async function openLive(path: string, screen: typeof phone | typeof desktop) {
  const { page, complaints } = await openPage("/robots.txt", { ...screen, baseURL });
  const line = page.waitForResponse((answer) => answer.url().includes("/live/cars"));
  await page.goto(path);
  await line;
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  await page.evaluate(() => {
    Object.assign(globalThis, { moved: 0, sameDocument: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(globalThis, { moved: (globalThis as never as { moved: number }).moved + value });
      }
    }).observe({ type: "layout-shift" });
  });
  const stood = () =>
    page.evaluate(() => {
      const { moved, sameDocument } = globalThis as never as { moved: number; sameDocument?: boolean };
      return { moved, sameDocument, scrollY };
    });
  return { page, complaints, stood };
}

const cardOf = (page: Page, plate: string) =>
  page.getByRole("article").filter({ has: page.locator(`a[href="/kopa-bil/volvo/${plate}/"]`) });
const order = (page: Page) =>
  page
    .getByRole("article")
    .locator("a.covering-link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.each([
  ["a phone", phone, "mlb012"],
  ["a desktop", desktop, "mlb011"],
])(
  "[LIVE-10] on %s a card says at once that its car is reserved, cheaper, sold; nothing moves",
  async (_, screen, plate) => {
    const { page, complaints, stood } = await openLive("/kopa-bil/", screen);
    const card = cardOf(page, plate);
    await card.scrollIntoViewIfNeeded();
    const before = { ...(await stood()), moved: 0 };
    const inOrder = await order(page);

    await change(plate, { status: 135 });
    await card.getByText("Reserverad").waitFor(soon);
    await card.getByText("Ändrad nyss").waitFor();
    const said = page.locator("[aria-live=polite]").filter({ hasText: "reserverad" });
    expect(await said.textContent()).toMatch(/^Volvo V60, MLB 01[12], är nu reserverad\.$/);
    await change(plate, { status: 130, price: 199_900 });
    await card.getByText("199 900 kr").waitFor(soon);
    await change(plate, { status: 140 });
    await card.getByText("Såld", { exact: true }).first().waitFor(soon);
    await change("mlb001", { status: 135 });
    await cardOf(page, "mlb001").getByText("Reserverad").waitFor(soon);

    expect(await stood()).toEqual(before);
    expect(await order(page)).toEqual(inOrder);
    expect(complaints).toEqual([]);
  },
);

test("[LIVE-9] a page that was hidden catches up when it is seen", async () => {
  const { page } = await openLive("/kopa-bil/", desktop);
  const see = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await see(true);
  await change("mlb005", { status: 135 });
  await change("mlb006", { price: 88_800 });
  await page.waitForTimeout(1_500);
  expect(await cardOf(page, "mlb005").getByText("Reserverad").count()).toBe(0);
  await see(false);
  await cardOf(page, "mlb005").getByText("Reserverad").waitFor(soon);
  await cardOf(page, "mlb006").getByText("88 800 kr").waitFor(soon);
});

test.each([
  ["a phone", phone, "mlb002"],
  ["a desktop", desktop, "mlb003"],
])(
  "[LIVE-11] [LIVE-13] [BUYBAR-2] on %s an advert says at once that its car is reserved, then sold; nothing moves",
  async (_, screen, plate) => {
    const { page, complaints, stood } = await openLive(`/kopa-bil/volvo/${plate}/`, screen);
    const box = page.getByRole("main");
    const follower = screen === phone ? page.getByLabel("Pris och köp") : page.locator(".buy-card");
    await box.getByText("219 900 kr").first().scrollIntoViewIfNeeded();
    const before = { ...(await stood()), moved: 0 };
    await change(plate, { status: 135 });
    await box.getByText("Reserverad", { exact: true }).first().waitFor(soon);
    await box.getByRole("link", { name: "Säg till när den blir ledig" }).first().waitFor(soon);
    await page.getByText(/^Volvo V60, MLB 00\d, är nu reserverad\.$/).waitFor(soon);
    expect(await stood()).toEqual(before);
    // Toasts make room for each other; what moves after a click is no surprise.
    await page.getByRole("button", { name: "Stäng" }).first().click();
    await change(plate, { status: 140 });
    await box.getByText("Såld", { exact: true }).first().waitFor(soon);
    await page.getByRole("link", { name: "Se bilar till salu" }).first().waitFor(soon);
    expect(await stood()).toEqual(before);
    await page.getByRole("heading", { name: "Liknande bilar" }).scrollIntoViewIfNeeded();
    await follower.getByText("Såld", { exact: true }).waitFor(soon);
    await follower.getByRole("link", { name: "Se liknande bilar" }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test("[LIVE-11] another price of an advert is loaded anew, without a new page", async () => {
  const { page, stood } = await openLive("/kopa-bil/volvo/mlb004/", desktop);
  await change("mlb004", { price: 179_900 });
  await page.getByRole("main").getByText("179 900 kr").first().waitFor(soon);
  await page.getByText("Volvo V60, MLB 004, kostar nu 179 900 kr.").waitFor();
  expect((await stood()).sameDocument).toBe(true);
});

test("[FAVPAGE-5] a favourite that is reserved while its page is open wears it at once, and it is read out", async () => {
  const { page } = await openPage("/kopa-bil/", { ...desktop, baseURL });
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  const card = page.getByRole("main").getByRole("article").first();
  const path = (await card.getByRole("link").first().getAttribute("href")) ?? "";
  const plate = path.split("/").at(-2) ?? "";
  await card.getByRole("button", { name: /som favorit$/ }).click();
  await page.getByRole("link", { name: "Favoriter, 1 sparade" }).waitFor();
  const line = page.waitForResponse((answer) => answer.url().includes("/live/cars"));
  await page.goto("/favoriter/");
  await page.getByRole("article").getByRole("link").first().waitFor();
  await line;
  await change(plate, { status: 135 });
  await page.getByRole("article").getByText("Reserverad", { exact: true }).waitFor(soon);
  expect(await page.locator("[aria-live=polite]").allTextContents()).toContainEqual(
    expect.stringContaining("är nu reserverad"),
  );
});
