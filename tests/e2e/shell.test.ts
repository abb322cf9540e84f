import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";

const width = (pixels: number) => ({ viewport: { width: pixels, height: 800 } });
const menuButton = (page: Page) => page.getByRole("button", { name: "Öppna menyn" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Meny" });
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

test("[SHELL-4] the menu by keyboard: opens, holds the focus, closes on Esc and gives the focus back", async () => {
  const { page } = await openPage("/om-oss/", phone);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await menu(page).waitFor();
  await expect.poll(() => focused(page)).toBe("Stäng menyn");
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest("dialog")?.id === "meny";
      }),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await menu(page).waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Öppna menyn");
});

test("[SHELL-4] the menu shows its words and the live number, keeps the call button in sight, and closes as it leads on", async () => {
  const { page } = await openPage("/om-oss/", { viewport: { width: 390, height: 560 } });
  await menuButton(page).click();
  for (const name of [/^Köp bil 7.\d{3}$/, "Sälj bil", "Byt bil", "Nyheter", /^Lediga tjänster/])
    await expect.poll(() => menu(page).getByRole("link", { name }).count()).toBe(1);
  const callEndsAt = async () => {
    const call = await menu(page).getByRole("link", { name: "Ring 08-465 004 00" }).boundingBox();
    return (call?.y ?? 999) + (call?.height ?? 0);
  };
  await expect.poll(callEndsAt).toBeLessThanOrEqual(560);
  expect(await axeComplaints(page)).toEqual([]);
  await menu(page).getByRole("link", { name: "Kundservice" }).click();
  await page.waitForURL("**/kundservice/");
  await menu(page).waitFor({ state: "hidden" });
});

test("[SHELL-18] a link that is pointed at is fetched ahead, and followed without loading the page anew", async () => {
  const { page } = await openPage("/om-oss/");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const stores = page.getByRole("contentinfo").getByRole("link", { name: "Våra butiker" });
  const ahead = page.waitForRequest("**/butik/_.data*");
  await stores.hover();
  await ahead;
  await stores.click();
  await page.waitForURL("**/butik/");
  const steps = await page.evaluate(() => history.length);
  await stores.click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => ["isSamePage" in window, history.length])).toEqual([true, steps]);
});

test("[SHELL-9] the menu and the popovers open without JavaScript", async () => {
  const { page } = await openPage("/om-oss/", { ...phone, javaScriptEnabled: false });
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Våra butiker" }).click();
  await page.waitForURL("**/butik/");
  await page.setViewportSize(desktop.viewport);
  await page.getByRole("button", { name: "Fler kontaktvägar" }).click();
  await page.getByRole("link", { name: "Huvudkontor" }).click();
  await page.waitForURL("**/kontakt/huvudkontor/");
  await page.getByRole("banner").getByRole("link", { name: "Kontakt", exact: true }).click();
  await page.waitForURL("**/kontakt/");
});

test("[SHELL-2] the popovers by keyboard: open, Esc, and every link leads to its own page", async () => {
  const { page } = await openPage("/om-oss/");
  const header = page.getByRole("banner");
  for (const [button, link, path] of [
    ["Fler kontaktvägar", "Kundservice", "/kundservice/"],
    ["Fler kontaktvägar", "Huvudkontor", "/kontakt/huvudkontor/"],
    ["Mer", "Sålda bilar", "/salda-bilar/"],
    ["Mer", "Bilfinansiering", "/bilfinansiering/"],
    ["Mer", "Bilförsäkring", "/bilforsakring/"],
  ] as const) {
    await header.getByRole("button", { name: button }).focus();
    await page.keyboard.press("Enter");
    await header.getByRole("link", { name: link }).waitFor();
    await page.keyboard.press("Escape");
    await header.getByRole("link", { name: link }).waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe(button);
    await page.keyboard.press("Enter");
    await header.getByRole("link", { name: link }).press("Enter");
    await page.waitForURL(`**${path}`);
    await header.getByRole("link", { name: link }).waitFor({ state: "hidden" });
  }
});

test("[SHELL-2] [SCREEN-5] a popover keeps 16 px to the edge of the window", async () => {
  const { page } = await openPage("/om-oss/", width(900));
  await page.getByRole("banner").getByRole("button", { name: "Mer" }).click();
  const right = async () => {
    const box = await page.getByRole("banner").locator("[popover]:popover-open").boundingBox();
    return (box?.x ?? 900) + (box?.width ?? 0);
  };
  await expect.poll(right).toBeLessThanOrEqual(900 - 16);
});

test("[SHELL-5] [SCREEN-2] the banner says as much as the width has room for, and rings", async () => {
  const { page } = await openPage("/om-oss/");
  const link = page.getByRole("region", { name: "När vi svarar" }).getByRole("link").first();
  for (const [pixels, text] of [
    [600, /^Ring oss, 08–24 alla dagar/],
    [601, /^Öppet 08–24, alla dagar i veckan/],
    [899, /^Öppet 08–24, alla dagar i veckan/],
    [900, /^Vi svarar i telefon 08–24, alla dagar i veckan/],
  ] as const) {
    await page.setViewportSize(width(pixels).viewport);
    await expect
      .poll(() => link.locator("span:visible").textContent(), { message: `${pixels} px` })
      .toMatch(text);
    expect(await link.getAttribute("href")).toBe("tel:+46846500400");
  }
});

test("[SHELL-1] [SHELL-3] from 900 px the shortcuts stand in the banner, below it they are in the menu", async () => {
  const { page } = await openPage("/om-oss/", width(900));
  const shortcuts = page.getByRole("navigation", { name: "Genvägar" });
  expect(await shortcuts.getByRole("link").allInnerTexts()).toEqual([
    "Sålda bilar",
    "Kundservice",
    expect.stringContaining("Lediga tjänster"),
  ]);
  expect(await shortcuts.getByRole("link", { name: /ny flik/ }).getAttribute("target")).toBe("_blank");
  expect(await menuButton(page).isVisible()).toBe(false);
  await page.setViewportSize(width(899).viewport);
  await shortcuts.waitFor({ state: "hidden" });
  await menuButton(page).waitFor();
});

test("[SHELL-15] [SHELL-16] the header stays, marks where one is, and its logo leads home", async () => {
  const { page } = await openPage("/kopa-bil/");
  await page.mouse.wheel(0, 3_000);
  await page.waitForFunction(() => scrollY > 1_000);
  const header = page.getByRole("banner");
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  expect(await header.locator("[aria-current=page]").allInnerTexts()).toEqual(["Köp bil"]);
  await header.getByRole("link", { name: "Milstolpen, startsidan" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await expect.poll(() => header.locator("[aria-current=page]").count()).toBe(0);
});

test("[SHELL-16] [SHELL-21] banner, links, menu and footer are kept from page to page, also past an error, and no script has them", async () => {
  const { page, complaints } = await openPage("/om-oss/", phone);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js"))
      void response.text().then(
        (text) => scripts.push(text),
        () => {},
      );
  });
  await page.reload({ waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(3);
  for (const words of ["Huvudkontor", "Lediga tjänster", "Allmänna reklamationsnämnden"])
    expect(scripts.filter((text) => text.includes(words))).toEqual([]);

  // A link to what is not there is followed in the page, which React then makes anew.
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/finns-inte/";
    link.dataset.follow = "";
    link.textContent = "Borta";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "Borta" }).click();
  await page.getByRole("heading", { name: "Sidan finns inte" }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).waitFor();
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Nyheter" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/news/");
  await menu(page).waitFor({ state: "hidden" });
  await menuButton(page).click();
  expect(await menu(page).locator("[aria-current=page]").allInnerTexts()).toEqual(["Nyheter"]);
  await menu(page).getByRole("button", { name: "Stäng menyn" }).click();
  await menu(page).waitFor({ state: "hidden" });
  expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

test("[SHELL-11] a page that takes its time shows the loading bar; one that does not, does not", async () => {
  const { page } = await openPage("/om-oss/");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        addEventListener("click", ({ timeStamp }) => {
          clickedAt = timeStamp;
        });
        new MutationObserver(() => {
          if (document.querySelector("[role=progressbar]")) resolve(performance.now() - clickedAt);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  const bar = page.getByRole("progressbar", { name: "Sidan laddas" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click();
  await bar.waitFor();
  expect(await waited).toBeGreaterThanOrEqual(150);
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(3);
  answer();
  await bar.waitFor({ state: "detached" });
});

test("[SHELL-12] the new page's title is announced", async () => {
  const { page } = await openPage("/om-oss/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click();
  const announced = page.getByRole("status").filter({ hasText: /köp/i });
  await announced.waitFor({ state: "attached" });
  await expect.poll(async () => (await announced.textContent()) === (await page.title())).toBe(true);
});

test("[SHELL-14] on paper only the content, the logo and the company facts are left", async () => {
  const { page } = await openPage("/om-oss/");
  await page.getByRole("region", { name: "Får vi mäta" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const part of [
    page.getByRole("region", { name: "Får vi mäta" }),
    page.getByRole("region", { name: "När vi svarar" }),
    page.getByRole("navigation", { name: "Huvudmeny" }),
    page.getByRole("navigation", { name: "Sidfot" }),
    page.getByRole("link", { name: "Kontakta oss" }),
    page.getByRole("button", { name: "Ändra samtycke" }),
  ]) {
    expect(await part.isVisible()).toBe(false);
  }
  expect(await page.getByRole("banner").getByRole("img", { name: "Milstolpen" }).isVisible()).toBe(true);
  expect(await page.getByText("org.nr 559000-0000").isVisible()).toBe(true);
});
