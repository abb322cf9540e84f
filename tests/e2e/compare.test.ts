import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsInBothLooks } from "./axe.ts";
import { awake, desktop, openPage, phone } from "./browser.ts";
import { outside } from "./layout-faults.ts";

const boxes = (page: Page) => page.getByRole("main").getByRole("checkbox", { name: /^Jämför / });
const tray = (page: Page, words: string) =>
  page.getByRole("region", { name: "Jämförelse" }).getByRole("link", { name: words });
const table = (page: Page) => page.getByRole("table", { name: "Bilarna sida vid sida" });
const columns = (page: Page) => table(page).getByRole("columnheader");

/** A finger moves over the half of the screen where the first car stands. */
async function swipe(page: Page, to: "left" | "right") {
  const { width } = phone.viewport;
  const [from, until] = to === "left" ? [width * 0.45, width * 0.05] : [width * 0.05, width * 0.45];
  await table(page).getByRole("rowheader").first().scrollIntoViewIfNeeded();
  await page.mouse.move(from, 500);
  await page.mouse.down();
  await page.mouse.move(until, 505, { steps: 4 });
  await page.mouse.up();
}

test("[COMPARE-8] [COMPARE-9] [COMPARE-10] [COMPARE-7] four cars are ticked on a phone and compared with the own one, by keyboard, and fit both screens", async () => {
  const { page, complaints } = await openPage("/kopa-bil/", phone);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  for (const at of [0, 1, 2, 3]) {
    await boxes(page).nth(at).press("Space");
    await tray(page, `Jämför ${at + 1} bil`).waitFor();
  }
  await page.reload();
  await tray(page, "Jämför 4 bilar").waitFor();
  await page.waitForFunction(
    () => document.querySelectorAll("section[aria-label=Jämförelse] li img").length === 4,
  );
  expect(await boxes(page).nth(3).isChecked()).toBe(true);
  await boxes(page).nth(4).press("Space");
  await page.getByText("Du jämför redan 4 bilar").waitFor();

  await tray(page, "Jämför 4 bilar").press("Enter");
  await page.getByRole("heading", { name: "Jämför fyra bilar" }).waitFor();
  await page.getByLabel("Jämför med din bil").fill("QVI 001");
  await page.getByLabel("Jämför med din bil").press("Enter");
  await page.getByText("Vi hittar inga uppgifter om bilen").waitFor();
  await page.getByLabel("Modell", { exact: true }).selectOption("golf");
  await page.getByLabel("Modellår").fill("2019");
  await page.getByLabel(/^Miltal/).fill("9200");
  await page.getByLabel("Drivmedel", { exact: true }).selectOption("1");
  await page.getByRole("button", { name: "Jämför med min bil" }).press("Enter");
  await page.getByRole("link", { name: /^2 av 5/ }).waitFor();
  await awake(page);
  // Two of the five stand side by side; the own car comes last, by the button that steps past the others.
  expect(await columns(page).getByRole("heading").count()).toBe(2);
  for (const at of [2, 3, 4]) {
    await page.getByRole("link", { name: new RegExp(`^${at} av 5`) }).press("Enter");
    const next = page.getByRole("link", { name: new RegExp(`^${at + 1} av 5`) });
    await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
  }
  await columns(page).filter({ hasText: "Volkswagen Golf" }).waitFor();
  await swipe(page, "left");
  await page.getByRole("link", { name: /^2 av 5/ }).waitFor();
  expect(await page.getByRole("link", { name: /^1 av 5/ }).count()).toBe(0);

  // The names stay in sight, and nothing is wider than the window.
  await table(page).getByRole("rowheader", { name: "Miltal" }).scrollIntoViewIfNeeded();
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await outside(page)).toEqual([]);
  }
  expect(await complaintsInBothLooks(page)).toEqual([]);

  // Removed here, it is removed from the list too.
  await page
    .getByRole("link", { name: /^Ta bort / })
    .first()
    .press("Enter");
  await page.getByRole("heading", { name: "Jämför tre bilar" }).waitFor();
  // What stores the list does so after the page is painted.
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem("v15") ?? "").state.compare.compareCache.length),
    )
    .toBe(3);
  await page.goto("/kopa-bil/");
  await tray(page, "Jämför 3 bilar").waitFor();
  expect(complaints).toEqual([]);
});

test("[COMPARE-2] [COMPARE-4] [COST-9] all of it works without JavaScript", async () => {
  const { page } = await openPage("/kopa-bil/", { ...phone, javaScriptEnabled: false });
  expect(await boxes(page).count()).toBe(0);
  const adverts = await page
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.slice(0, 2).map((link) => (link as HTMLAnchorElement).pathname));
  const [first = "", second = ""] = adverts;
  await page.goto(first);
  await page.getByRole("link", { name: "Jämför", exact: true }).click();
  await page.getByLabel("Lägg till en bil från oss").fill(second.split("/")[3] ?? "");
  await page.getByRole("button", { name: "Lägg till" }).click();
  await page.getByRole("heading", { name: "Jämför två bilar" }).waitFor();
  await page.getByLabel("Du kör per år").fill("2 500");
  await page.getByLabel("Betalning").selectOption("36");
  await page.getByRole("button", { name: "Räkna om" }).click();
  await page.getByText("Att låna kostar pengar!").waitFor();
  expect(await page.getByRole("main").getByText("2 500 mil").count()).toBe(1);
  await page.getByRole("link", { name: "Visa alla rader" }).click();
  await page.getByRole("link", { name: "Visa bara skillnader" }).waitFor();
  expect(await page.getByLabel("Du kör per år").inputValue()).toBe("2 500");
});
