import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { myPaths } from "#features/accounts/rules/my-paths.ts";
import { markerCookie } from "#features/visitors/rules/signed-in-marker.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { awake, openPage, phone } from "./browser.ts";

const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Spara .* som favorit$/ });
const counted = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `Favoriter, ${count} sparade` });
const rows = (page: Page) => page.getByRole("main").getByRole("article");
const answerCookies = (page: Page) => page.getByRole("button", { name: "Bara nödvändiga" }).click();

/** What has moved since the page was loaded, as browsers measure it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            observer.disconnect();
            resolve(sum);
          }),
        );
      }),
  );

test("[FAVPAGE-1] [FAVPAGE-2] [FAVPAGE-7] [FAVPAGE-11] [FAVPAGE-12] [FAV-9] [FAV-10] on a phone a car is saved, found again, noted, removed, brought back and compared", async () => {
  const { page, complaints } = await openPage("/kopa-bil/", phone);
  await answerCookies(page);
  await hearts(page).nth(0).press("Enter");
  await counted(page, 1).waitFor();
  await hearts(page).nth(1).click();
  await counted(page, 2).waitFor();
  expect(await hearts(page).nth(1).getAttribute("aria-pressed")).toBe("true");

  // Opened again: the heart and the number come by themselves, and nothing moves.
  await page.reload();
  await counted(page, 2).waitFor();
  expect(await hearts(page).nth(0).getAttribute("aria-pressed")).toBe("true");
  expect(await moved(page)).toBeLessThan(0.01);

  await counted(page, 2).click();
  await page.getByRole("heading", { level: 1, name: "Favoriter" }).waitFor();
  await rows(page).nth(1).waitFor();
  const latest = rows(page).first();
  const name = (await latest.getByRole("heading").first().textContent()) ?? "";
  await latest.getByRole("button", { name: `Skriv en anteckning om ${name}` }).click();
  await page.keyboard.type("Fråga om dragkroken");
  await page.keyboard.press("Escape");
  await latest.getByRole("button", { name: `Skriv en anteckning om ${name}` }).click();
  await page.keyboard.type("Fråga om dragkroken");
  await latest.getByRole("button", { name: "Spara", exact: true }).click();
  await latest.getByText("Fråga om dragkroken").waitFor();

  await latest.getByRole("button", { name: `Ta bort ${name}` }).click();
  await counted(page, 1).waitFor();
  await page.getByRole("button", { name: "Ångra" }).press("Enter");
  await counted(page, 2).waitFor();
  await rows(page).first().getByText("Fråga om dragkroken").waitFor();
  await page.getByLabel("Sortera").selectOption("Lägst miltal");
  expect(await rows(page).count()).toBe(2);

  // Both side by side, in the order they were chosen.
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Jämför / });
  await page.getByText("Kryssa i Jämför på upp till fyra bilar").waitFor();
  await boxes.nth(0).press("Space");
  await page.getByRole("link", { name: "Jämför 1 bil" }).waitFor();
  await boxes.nth(1).click();
  await page.getByRole("heading", { name: "Jämför 2 av 4" }).waitFor();
  // Opened again they are ticked still, and nothing lies above what is judged.
  await page.reload();
  await page.getByRole("heading", { name: "Jämför 2 av 4" }).waitFor();
  await boxes.nth(1).waitFor();
  expect(await boxes.nth(0).isChecked()).toBe(true);
  const signIn = page.getByRole("link", { name: "Logga in med e-post" });
  expect(await signIn.getAttribute("href")).toBe("/mina-sidor/");
  // Half a row under the sticky header would be judged as if it were always so.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.getByRole("link", { name: "Jämför 2 bilar" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Jämför två bilar" }).waitFor();
  expect(complaints).toEqual([]);
});

test("[FAVPAGE-8] hearts pressed before the page is awake are saved when it is, also on the next page", async () => {
  const { page, complaints } = await openPage("/om-oss/");
  await answerCookies(page);
  /** The page's code waits here. */
  let gate = Promise.resolve();
  // Of a page that was left meanwhile nothing is wanted any more.
  await page.route(/\.js$/, (route) => gate.then(() => route.continue()).catch(() => {}));
  const goAsleep = async (path: string) => {
    let wake = () => {};
    gate = new Promise((resolve) => {
      wake = resolve;
    });
    await page.goto(path);
    return wake;
  };
  const wake = await goAsleep("/kopa-bil/");
  await hearts(page).nth(0).press("Enter");
  await hearts(page).nth(1).click();
  await hearts(page).nth(2).click();
  await hearts(page).nth(2).click();
  const pressed = await hearts(page).evaluateAll((all) => all.map((heart) => heart.ariaPressed));
  expect(pressed.slice(0, 3)).toEqual(["true", "true", "false"]);
  wake();
  await counted(page, 2).waitFor();
  await hearts(page).nth(2).click();
  await counted(page, 3).waitFor();

  await goAsleep("/kopa-bil/?page=2");
  await hearts(page).nth(0).click();
  gate = Promise.resolve();
  await page.goto("/om-oss/");
  await counted(page, 4).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("earlyHearts"))).toBeNull();
  expect(complaints).toEqual([]);
});

test("[STATE-15] [STATE-17] [FAV-11] two tabs show the same favourites, both can save, and what they saved is there when they are opened again", async () => {
  const { page } = await openPage("/kopa-bil/");
  await answerCookies(page);
  const other = await page.context().newPage();
  await other.goto("/kopa-bil/");
  await awake(other);
  await Promise.all([hearts(page).nth(0).click(), hearts(other).nth(1).click()]);
  await Promise.all([counted(page, 2).waitFor(), counted(other, 2).waitFor()]);
  await hearts(other).nth(0).click();
  await counted(page, 1).waitFor();
  expect(await hearts(page).nth(0).getAttribute("aria-pressed")).toBe("false");
  await other.close();
  // All closed, and opened another day.
  const later = await page.context().newPage();
  await page.close();
  await later.goto("/kopa-bil/");
  await counted(later, 1).waitFor();
  expect(await hearts(later).nth(1).getAttribute("aria-pressed")).toBe("true");
  await later.close();
});

test("[SHARELIST-1] [SHARELIST-3] [SHARELIST-4] [SHARELIST-5] a list is shared, read without JavaScript, changed and ended", async () => {
  const { page } = await openPage("/kopa-bil/");
  await answerCookies(page);
  await hearts(page).nth(0).click();
  await counted(page, 1).waitFor();
  await counted(page, 1).click();
  await page.getByRole("button", { name: "Skapa en länk" }).click();
  const link = new URL(await page.getByLabel("Delningslänk").inputValue()).pathname;

  const reader = (await openPage(link, { ...phone, javaScriptEnabled: false })).page;
  expect(await reader.getByRole("heading", { level: 1 }).textContent()).toContain("En lista med 1");
  expect(await rows(reader).count()).toBe(1);
  expect(await hearts(reader).count()).toBe(0);

  const changed = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: /^Ta bort/ }).click();
  await changed;
  await page.getByRole("heading", { name: "Inga sparade bilar än" }).waitFor();
  await reader.reload();
  await reader.getByText("Listan är tom just nu").waitFor();

  const again = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Ångra" }).click();
  await again;
  await page.getByRole("button", { name: "Sluta dela" }).click();
  await page.getByRole("button", { name: "Skapa en länk" }).waitFor();
  expect((await reader.reload())?.status()).toBe(410);
  await reader.getByRole("heading", { name: "Listan delas inte längre" }).waitFor();
});

test("[STATE-7] [STATE-16] 4 MB of junk, garbage and an old list in storage break no page", async () => {
  const { page, complaints } = await openPage("/om-oss/");
  await page.evaluate(() => {
    const favoriteCars = [{ timestamp: 1, licenseplate: "ZZZ 99Z" }, null, "skräp", { licenseplate: 7 }];
    const v14 = { state: { favorites: { favoriteCars }, junk: "x".repeat(4_000_000) }, version: 14 };
    localStorage.setItem("v15", '{"state":');
    localStorage.setItem("v14", JSON.stringify(v14));
  });
  await page.goto("/favoriter/");
  await counted(page, 1).waitFor();
  await page.getByRole("heading", { name: "ZZZ 99Z" }).waitFor();
  const stored = await page.evaluate(() => [
    localStorage.getItem("v14"),
    localStorage.getItem("v15")?.length,
  ]);
  expect(stored[0]).toBeNull();
  expect(stored[1]).toBeLessThan(10_000);
  expect(complaints).toEqual([]);
});

test("[FAVPAGE-3] [FAVPAGE-6] [FAVPAGE-9] [FAVPAGE-11] [FAVPAGE-12] [FAV-14] the page of favourites has nothing against it, with a sold car and one that is gone", async () => {
  const { page } = await openPage("/salda-bilar/");
  await answerCookies(page);
  await hearts(page).nth(0).click();
  await counted(page, 1).waitFor();
  await counted(page, 1).click();
  await page.getByText("De här liknar den").waitFor();
  // As if it had been saved and seen for sale some days ago.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("v15") ?? "");
    const day = 24 * 60 * 60_000;
    for (const saved of stored.state.favorites.favoriteCars) saved.timestamp -= 3 * day;
    stored.state.favorites.visits = [{ at: Date.now() - 2 * day, reserved: [], sold: [] }];
    localStorage.setItem("v15", JSON.stringify(stored));
  });
  await page.reload();
  const since = page.getByRole("region", { name: /^Sedan du var här/ });
  await since.getByText(/ såldes$/).waitFor();
  // What has happened stays until the next visit, however often the page is loaded.
  await page.waitForFunction(() => localStorage.getItem("v15")?.match(/"sold":\["/));
  await page.reload();
  await since.getByText(/ såldes$/).waitFor();
  expect(await page.getByRole("checkbox", { name: /^Jämför / }).count()).toBe(0);
  expect(await complaintsInBothLooks(page)).toEqual([]);

  // As somebody who is signed in; the server, which knows nothing of it, is not asked.
  await page.route(`**${myPaths.sync()}`, () => {});
  await page.context().addCookies([{ name: markerCookie, value: "ett-ord", url: page.url() }]);
  await page.reload();
  await page.getByRole("heading", { name: "På alla dina enheter" }).waitFor();
  await page.getByText("Sparade på alla enheter där du är inloggad.").waitFor();
});
