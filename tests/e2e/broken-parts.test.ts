import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints } from "./axe.ts";
import { awake, openFirstVisit, openPage, phone } from "./browser.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const question = (page: Page) => page.getByRole("region", { name: "Får vi mäta" });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Avbryt" });
const retry = (page: Page) => notice(page).getByRole("button", { name: "Försök igen" });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** A page that is awake and marked, so that it is seen whether it was loaded anew. */
async function openMarked(path: string): Promise<Page> {
  return marked(await openPage(path));
}

async function marked({ page }: { page: Page }): Promise<Page> {
  await question(page).getByRole("button", { name: "Bara nödvändiga" }).click();
  await mark(page);
  return page;
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window);

/** Nothing that a visitor would not understand. */
async function expectSwedish(page: Page): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe("sv");
  expect(await page.getByText(/Application Error|\/assets\//).count()).toBe(0);
}

test("[BREAK-1] choices and a message whose code is missing are left out, and come when it can be had", async () => {
  const { page } = await openFirstVisit("/robots.txt");
  await page.route(/\/assets\/(consent-choices|toast-view)/, (route) => route.abort());
  const missing = page.waitForEvent("requestfailed", (request) => /consent-choices/.test(request.url()));
  await page.goto("/om-oss/");
  await awake(page);
  await question(page).getByRole("button", { name: "Välj själv" }).click();
  await missing;
  expect(await question(page).isVisible()).toBe(true);
  await page.evaluate(() => void dispatchEvent(new Event("offline")));
  await expectSwedish(page);
  await footerLink(page, "Köpvillkor").click();
  await page.waitForURL("**/kopvillkor/");
  await expectSwedish(page);
  await expect.poll(() => heading(page)).toMatch(/köpvillkor/i);
  await page.unrouteAll();
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  await page.getByLabel("Statistik").waitFor();
});

test("[BREAK-1] a page that loses the network before its late parts are there stays as it is", async () => {
  const { page } = await openFirstVisit("/robots.txt");
  // The whole document, and none of the scripts, which come after the first paint.
  await page.goto("/kopa-bil/", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await expectSwedish(page);
  expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThan(5);
});

test.each([
  ["the code of the next page", /\/assets\/list-/],
  ["its data", /\/butik\/_\.data/],
])("[BREAK-2] without %s the page stays, says so, and goes on when it is tried again", async (_, part) => {
  const page = await openMarked("/om-oss/");
  const before = await heading(page);
  await page.route(part, (route) => route.abort());
  await page.route(/\/assets\/list-/, (route) =>
    route.request().method() === "HEAD" || part.test(route.request().url())
      ? route.abort()
      : route.continue(),
  );
  await footerLink(page, "Våra butiker").click();
  await notice(page).waitFor();
  expect(await heading(page)).toBe(before);
  await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  await expectSwedish(page);
  expect(await axeComplaints(page)).toEqual([]);
  // The notice of the first failure stands until the second: what is waited for is that it has failed.
  const failedAgain = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
  await retry(page).click();
  await failedAgain;
  await notice(page).waitFor();
  await page.unrouteAll();
  await retry(page).click();
  await page.waitForURL("**/butik/");
  await notice(page).waitFor({ state: "detached" });
  await expect.poll(() => heading(page)).toMatch(/butik/i);
});

test("[BREAK-2] a step that failed is left by another, and by giving it up", async () => {
  const page = await openMarked("/om-oss/");
  await page.route(/\/butik\/_\.data/, (route) => route.abort());
  await footerLink(page, "Våra butiker").click();
  await notice(page).getByRole("button", { name: "Avbryt" }).click();
  await notice(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/om-oss/");
  await footerLink(page, "Våra butiker").click();
  await notice(page).waitFor();
  await footerLink(page, "Köpvillkor").click();
  await page.waitForURL("**/kopvillkor/");
  await notice(page).waitFor({ state: "detached" });
  expect(await isSamePage(page)).toBe(true);
});

test("[BREAK-2] suggestions that cannot be fetched leave the page and the field alone", async () => {
  const page = await openMarked("/kopa-bil/");
  await page.route(/forslag/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => /forslag/.test(request.url()));
  await page.getByRole("combobox", { name: "Sök bil" }).fill("volvo");
  await failed;
  await expectSwedish(page);
  expect(await heading(page)).toBe("Köp begagnad bil");
  expect(await notice(page).count()).toBe(0);
  expect(await page.getByRole("combobox", { name: "Sök bil" }).inputValue()).toBe("volvo");
});

test("[BREAK-3] after a new build, whose files have other names, the next step loads the wanted page whole, once", async () => {
  const page = await openMarked("/om-oss/");
  await page.route(/\/assets\/(store-list|list-)/, (route) => route.fulfill({ status: 404 }));
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages++;
  });
  await footerLink(page, "Våra butiker").click();
  await expect.poll(() => isSamePage(page)).toBe(false);
  await page.waitForURL("**/butik/");
  await expect.poll(() => heading(page)).toMatch(/butik/i);
  await page.waitForLoadState("networkidle");
  expect(pages).toBe(1);
  await expectSwedish(page);
});

test.each([
  [
    "data of another build",
    {
      headers: { "x-remix-response": "yes", "x-build": "annat" },
      contentType: "text/x-script",
      body: "[{}]",
    },
  ],
  ["a page instead of data", { contentType: "text/html", body: "<!doctype html><h1>Hotellets nät</h1>" }],
])("[BREAK-3] %s: the wanted page is loaded whole", async (_, answer) => {
  const page = await openMarked("/om-oss/");
  await page.route(/\/butik\/_\.data/, (route) => route.fulfill({ status: 200, ...answer }));
  await footerLink(page, "Våra butiker").click();
  await expect.poll(() => isSamePage(page)).toBe(false);
  await page.waitForURL("**/butik/");
  await expect.poll(() => heading(page)).toMatch(/butik/i);
});

test("[BREAK-3] a list of another build is shown by loading the page whole, with what was chosen", async () => {
  const page = await openMarked("/kopa-bil/");
  await page.route(/\/kopa-bil\/(svar\/|_\.data)/, async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "x-build": "annat" } });
  });
  await page.getByRole("checkbox", { name: /^Diesel/ }).check();
  await expect.poll(() => isSamePage(page)).toBe(false);
  await page.waitForURL(/\/kopa-bil\/\?fuelTypes=/);
  await expect.poll(() => page.getByRole("checkbox", { name: /^Diesel/ }).isChecked()).toBe(true);
});

test("[BREAK-4] a choice made without a network keeps the list and waits, honestly, in the sheet of a phone too", async () => {
  const page = await marked(await openFirstVisit("/kopa-bil/", phone));
  const count = () => page.getByRole("heading", { level: 2, name: /bilar$/ }).textContent();
  const before = await count();
  // Also where the sheet that it stands in is closed.
  const diesel = page.getByRole("checkbox", { name: /^Diesel/, includeHidden: true });
  const sheet = page.getByRole("dialog", { name: "Filter" });
  const close = sheet.getByRole("button", { name: "Stäng filter" });
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.context().setOffline(true);
  await diesel.check();
  await sheet.getByRole("alert").getByRole("button", { name: "Försök igen" }).waitFor();
  await close.click();
  await notice(page).waitFor();
  await expect.poll(() => notice(page).textContent()).toContain("Du är utan nät");
  expect(await count()).toBe(before);
  expect(new URL(page.url()).search).toBe("");
  await notice(page).getByRole("button", { name: "Avbryt" }).click();
  await expect.poll(() => diesel.isChecked()).toBe(false);
  await page.getByRole("button", { name: /^Filter/ }).click();
  await diesel.check();
  await close.click();
  await notice(page).waitFor();
  await page.context().setOffline(false);
  // The browser says that the network is back, and the list follows by itself.
  await page.waitForURL(/fuelTypes=/);
  await expect.poll(count).not.toBe(before);
  await expect.poll(() => diesel.isChecked()).toBe(true);
  expect(await isSamePage(page)).toBe(true);
});
