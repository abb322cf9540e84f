import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints } from "./axe.ts";
import { desktop, openFirstVisit } from "./browser.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

/** Looks without making the cache, which would be a yes. */
const cachedPages = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has("pages"))
      ? (await (await caches.open("pages")).keys()).map(
          ({ url }) => new URL(url).pathname + new URL(url).search,
        )
      : [],
  );
const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split("?")[0]));

const question = (page: Page) => page.getByRole("region", { name: "Får vi mäta" });

async function openWithWorker(path: string): Promise<Page> {
  const { page } = await openFirstVisit(path, { ...desktop, serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

/** Opens the page, says yes and waits until the service worker has taken the page in. */
async function openCached(path: string): Promise<Page> {
  const page = await openWithWorker(path);
  await question(page).getByRole("button", { name: "Godkänn alla" }).click();
  await expect.poll(() => cachedPages(page)).toContain(path);
  return page;
}

test("[OFFLINE-1] [OFFLINE-3] [OFFLINE-4] an unseen page becomes the shell with what was seen, until the network is back", async () => {
  const page = await openCached("/om-oss/");
  await page.context().setOffline(true);
  await page.goto("/hallbar-verksamhet/");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/_app/");
  await expect.poll(() => heading(page)).toBe("Du är utan nät");
  await page.getByRole("banner").waitFor();
  await page.getByRole("link", { name: /^Om/ }).first().waitFor();
  expect(await axeComplaints(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.waitForURL("**/hallbar-verksamhet/");
});

test("[OFFLINE-2] pages seen are opened by address, and by link, whether they were loaded whole or not", async () => {
  const page = await openCached("/om-oss/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click();
  await page.waitForURL("**/kopvillkor/");
  await expect.poll(() => cachedPages(page)).toContain("/kopvillkor/");
  await page.context().setOffline(true);
  await page.goto("/om-oss/");
  const about = await heading(page);
  expect(about).not.toBe("Du är utan nät");
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click();
  await expect.poll(() => heading(page)).toMatch(/köpvillkor/i);
  await page.reload();
  await expect.poll(() => heading(page)).toMatch(/köpvillkor/i);
});

test("[OFFLINE-3] the latest page stands first", async () => {
  const page = await openCached("/om-oss/");
  for (const path of ["/kopvillkor/", "/om-oss/"]) {
    await page.goto(path);
    await expect.poll(async () => (await cachedPages(page)).at(-1)).toBe(path);
  }
  await page.goto("/_app/");
  const list = page.getByRole("region", { name: "Sidor du nyligen har läst" });
  await list.waitFor();
  expect(
    await list.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["/om-oss/", "/kopvillkor/"]);
});

test("[OFFLINE-2] [OFFLINE-6] at most 20 pages are cached, and never the API, a write or what belongs to one person", async () => {
  const page = await openCached("/om-oss/");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await fetch("/api/cars/").catch(() => null);
    await fetch("/om-oss/?skrivning=1", { method: "POST" }).catch(() => null);
    for (const seen of [
      "/mina-sidor/",
      "/offertforslag/",
      "/personal/",
      "/api/cars/",
      "https://other.example/",
    ])
      active?.postMessage({ seen });
    for (let number = 1; number <= 22; number++) active?.postMessage({ seen: `/om-oss/?nummer=${number}` });
  });
  const cached = async () => {
    const pages = await cachedPages(page);
    return { count: pages.length, others: pages.filter((path) => !path.startsWith("/om-oss/?nummer=")) };
  };
  await expect.poll(cached, { timeout: 60_000 }).toEqual({ count: 20, others: [] });
});

test("[OFFLINE-9] before a yes, and after a no, the shell alone is stored; a yes that is withdrawn takes the pages with it", async () => {
  const page = await openWithWorker("/om-oss/");
  const read = async (path: string) => {
    await page.goto(path);
    await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click();
    await page.waitForURL("**/kopvillkor/");
  };
  await read("/hallbar-verksamhet/");
  await expect.poll(async () => (await cacheNames(page)).toSorted()).toEqual(["assets", "shell"]);
  await question(page).getByRole("button", { name: "Bara nödvändiga" }).click();
  await question(page).waitFor({ state: "detached" });
  await read("/hallbar-verksamhet/");
  expect(await cacheNames(page)).not.toContain("pages");
  // Only what the shell needs: the code of this page is not among it.
  expect(
    await page.evaluate(async () => {
      const shell = await (await caches.match("/_app/"))?.text();
      const named = await (await caches.open("assets")).keys();
      return named.map(({ url }) => new URL(url).pathname).filter((path) => !shell?.includes(path));
    }),
  ).toEqual([]);

  await page.getByRole("button", { name: "Ändra samtycke" }).click();
  await question(page).getByRole("button", { name: "Godkänn alla" }).click();
  await expect.poll(() => cachedPages(page)).toEqual(["/kopvillkor/"]);
  await page.getByRole("button", { name: "Ändra samtycke" }).click();
  await question(page).getByRole("button", { name: "Bara nödvändiga" }).click();
  await expect.poll(() => cacheNames(page)).not.toContain("pages");
});
