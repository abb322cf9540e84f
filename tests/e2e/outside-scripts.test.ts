import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { chainOf } from "#features/catalogue/rules/chain.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { staffHereKey } from "#platform/auth/sign-in-marks.ts";
import type { Database } from "#platform/db/database.ts";
import { builtSite, noThirdParties } from "#tests/test-services.ts";
import { openPage } from "./browser.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** An empty one: what the pages here say does not depend on it. */
const stock = {
  catalogs: () => ({ listed: { size: 0 }, chain: chainOf([]) }),
  version: () => "",
  onChange: () => () => {},
} as unknown as LiveCatalogue;

/** The site with a tag manager of somebody else's. */
async function openWithTagManager(path: string): Promise<{ page: Page; complaints: string[] }> {
  const outside = await serve((_request, response) => {
    response.writeHead(200, {
      "content-type": "text/javascript",
      "cross-origin-resource-policy": "cross-origin",
    });
    response.end("window.tagManagerRuns = true;");
  });
  const site = await builtSite({
    db: {} as Database,
    stock,
    publicOrigin: "http://localhost",
    outside: { ...noThirdParties, slots: [{ name: "tagManager", url: `${outside}/tags.js` }] },
  });
  const address = await serve(getRequestListener(site.fetch, { overrideGlobalObjects: false }));
  return openPage(`${address}${path}`);
}

const runs = (page: Page) => page.evaluate(() => "tagManagerRuns" in window);
const answer = (page: Page, name: string) =>
  page.getByRole("region", { name: "Får vi mäta" }).getByRole("button", { name }).click();

test("[SLOT-5] [SLOT-6] an outside script runs after a yes, at every visit, until the yes is taken back", async () => {
  const { page, complaints } = await openWithTagManager("/_app/");
  await page.getByRole("button", { name: "Godkänn alla" }).waitFor();
  expect(await runs(page)).toBe(false);
  await answer(page, "Godkänn alla");
  await expect.poll(() => runs(page)).toBe(true);
  await page.reload();
  await expect.poll(() => runs(page)).toBe(true);
  await page.getByRole("button", { name: "Ändra samtycke" }).click();
  await answer(page, "Bara nödvändiga");
  await expect.poll(() => runs(page).catch(() => true)).toBe(false);
  await page.waitForTimeout(1_500);
  expect(await runs(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test("[SLOT-5] after a no it never runs", async () => {
  const { page } = await openWithTagManager("/_app/");
  await answer(page, "Bara nödvändiga");
  await page.waitForTimeout(500);
  expect(await runs(page)).toBe(false);
});

test("[SLOT-7] in the browser of one of us it does not run, and a sign-in in another tab ends it", async () => {
  const { page } = await openWithTagManager("/_app/");
  await answer(page, "Godkänn alla");
  await expect.poll(() => runs(page)).toBe(true);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.evaluate((key) => localStorage.setItem(key, "1"), staffHereKey);
  await expect.poll(() => runs(page).catch(() => true)).toBe(false);
  await page.reload();
  await page.waitForTimeout(1_500);
  expect(await runs(page)).toBe(false);
});

test("[SLOT-3] whatever was answered, it does not run among the staff's pages", async () => {
  const { page } = await openWithTagManager("/_app/");
  await answer(page, "Godkänn alla");
  await expect.poll(() => runs(page)).toBe(true);
  await page.goto("/personal/");
  await page.waitForTimeout(1_500);
  expect(await runs(page)).toBe(false);
});
