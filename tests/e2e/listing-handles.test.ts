import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, openPage } from "./browser.ts";

const withoutScript = { ...desktop, javaScriptEnabled: false };

/** What the address asks, in whatever order it asks it. */
const queryIs = (page: Page, ...asked: string[]) =>
  expect
    .poll(() => [...new URL(page.url()).searchParams].map(([name, value]) => `${name}=${value}`).toSorted())
    .toEqual(asked.toSorted());

const pairOf = (page: Page) => ({
  low: page.getByRole("slider", { name: "Lägsta pris" }),
  high: page.getByRole("slider", { name: "Högsta pris" }),
  to: page.locator("#priceTo"),
});

test("[HANDLE-1] [HANDLE-2] a key moves a handle one step, the fields follow, and the list is asked for once", async () => {
  const { page } = await openPage("/kopa-bil/");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/svar/")) asked.push(new URL(request.url()).search);
  });
  const { high, to } = pairOf(page);
  await high.focus();
  expect(await high.getAttribute("aria-valuetext")).toBe("ingen gräns");
  // At once, as a key that is held down: a pause between them would be a rest.
  await Promise.all(["ArrowLeft", "ArrowLeft", "ArrowLeft"].map((key) => page.keyboard.press(key)));
  await queryIs(page, "priceTo=700000");
  expect(await to.inputValue()).toBe("700000");
  expect((await high.getAttribute("aria-valuetext"))?.replace(/\s/g, " ")).toBe("700 000 kronor");
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Högsta pris");
  await page.goBack();
  await queryIs(page);
  await expect.poll(() => high.getAttribute("aria-valuetext")).toBe("ingen gräns");
  expect(asked.filter((query) => query.includes("priceTo=700000"))).toHaveLength(1);
});

test("[HANDLE-1] a handle is caught 48 px wide, is dragged to a step, and stops at the other", async () => {
  const { page } = await openPage("/kopa-bil/?priceFrom=100000&priceTo=300000");
  const { low, high } = pairOf(page);
  await high.scrollIntoViewIfNeeded();
  const box = (await high.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const thumb = 48;
  const middle = async () => {
    const [at, max] = await high.evaluate((input) => [
      Number((input as HTMLInputElement).value),
      Number((input as HTMLInputElement).max),
    ]);
    return box.x + thumb / 2 + ((at ?? 0) / (max ?? 1)) * (box.width - thumb);
  };
  const y = box.y + box.height / 2;
  const from = await middle();
  await page.mouse.move(from + 20, y);
  await page.mouse.down();
  await page.mouse.move(from + 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => Number(new URL(page.url()).searchParams.get("priceTo"))).toBeGreaterThan(300_000);
  await low.focus();
  await page.keyboard.press("End");
  await expect.poll(async () => (await low.inputValue()) === (await high.inputValue())).toBe(true);
});

test("[HANDLE-1] without JavaScript the fields stand alone", async () => {
  const { page } = await openPage("/kopa-bil/", withoutScript);
  expect(await pairOf(page).low.count()).toBe(0);
  expect(await pairOf(page).to.isVisible()).toBe(true);
});

test("[UNREAD-1] what was not understood is kept beside other choices, and goes when its field is chosen", async () => {
  const { page } = await openPage("/kopa-bil/?priceTo=billig");
  await page.getByRole("checkbox", { name: /^Kombi/ }).check();
  await queryIs(page, "types=kombi", "priceTo=billig");
  await page.locator("#priceTo").selectOption("200000");
  await queryIs(page, "types=kombi", "priceTo=200000");
  await page.goBack();
  await page.getByRole("link", { name: "Pris till: ”billig” förstod vi inte, ta bort" }).first().click();
  await queryIs(page, "types=kombi");
});
