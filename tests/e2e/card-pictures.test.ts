import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints, shell } from "./axe.ts";
import { desktop, openPage, openWithPictures, phone } from "./browser.ts";

const card = (page: Page) => page.locator("main article").nth(1);
const link = (page: Page) => card(page).getByRole("link").first();
const leadsTo = async (page: Page) => (await link(page).getAttribute("href"))?.split("#")[1] ?? "";
const pictures = (page: Page) => card(page).locator("img").count();

/** What is asked for from now on: lists of pictures, and pictures. */
function watch(page: Page) {
  const asked = { lists: 0, pictures: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/bilder/")) asked.lists++;
    else if (request.resourceType() === "image") asked.pictures++;
  });
  return asked;
}

/** The place of the picture, once the page lies still. */
async function boxOf(page: Page) {
  await card(page).scrollIntoViewIfNeeded();
  const box = await card(page).boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

test("[CARDPIC-2] [CARDPIC-4] [CARDPIC-6] a mouse looks through the pictures, fetched one ahead", async () => {
  const { page, complaints } = await openPage("/kopa-bil/");
  await page.waitForLoadState("networkidle");
  const box = await boxOf(page);
  expect(await pictures(page)).toBe(1);
  const asked = watch(page);
  const pointAt = (share: number) => page.mouse.move(box.x + box.width * share, box.y + 60);
  await pointAt(0.05);
  await expect.poll(() => pictures(page)).toBe(2);
  expect(asked.lists).toBe(1);
  await pointAt(0.3);
  await expect.poll(() => leadsTo(page)).toBe("bild-2");
  await expect.poll(() => pictures(page)).toBe(3);
  await pointAt(0.95);
  await expect.poll(() => leadsTo(page)).toBe("bild-5");
  await card(page)
    .getByText(/^Visa alla \d+ bilder$/)
    .waitFor();
  expect(await axeComplaints(page, shell)).toEqual([]);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20);
  await expect.poll(() => leadsTo(page)).toBe("");
  expect(asked.lists).toBe(1);
  await expect.poll(() => card(page).boundingBox()).toEqual(box);
  await pointAt(0.5);
  await expect.poll(() => leadsTo(page)).toBe("bild-3");
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/#bild-3$/);
  await page.getByRole("region", { name: "Bilder", exact: true }).getByText(/^3 av/).waitFor();
  expect(complaints).toEqual([]);
});

test("[CARDPIC-5] arrow keys step and say so; bars are nothing for screen readers", async () => {
  const { page } = await openPage("/kopa-bil/");
  await link(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => pictures(page)).toBeGreaterThan(1);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => leadsTo(page)).toBe("bild-2");
  await expect.poll(() => card(page).getByRole("status").textContent()).toBe("Bild 2 av 5");
  // The heart is the only button of a card.
  expect(await card(page).getByRole("button").count()).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => leadsTo(page)).toBe("");
});

test("[CARDPIC-3] a finger swipes the picture, and a tap afterwards opens the advert there", async () => {
  const { page } = await openPage("/kopa-bil/", { ...phone, hasTouch: true });
  // The question would lie over the card.
  await page.getByRole("button", { name: "Bara nödvändiga" }).tap();
  const box = await boxOf(page);
  const touch = await page.context().newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 80, id: 0 }],
    });
  const swipe = async () => {
    await finger("touchStart", box.x + 250);
    for (const x of [220, 160, 100]) await finger("touchMove", box.x + x);
    await finger("touchEnd");
  };
  // The first swipe may end before the addresses are there.
  await swipe();
  await expect.poll(() => pictures(page)).toBeGreaterThan(1);
  if ((await leadsTo(page)) === "") await swipe();
  await expect.poll(() => leadsTo(page)).toBe("bild-2");
  expect(new URL(page.url()).pathname).toBe("/kopa-bil/");
  await expect
    .poll(async () => {
      // On a busy machine a tap may last so long that it is a long press, which opens nothing.
      await page.touchscreen.tap(box.x + 150, box.y + 80);
      await page.waitForURL(/#bild-2$/, { timeout: 5_000 }).catch(() => null);
      return page.url();
    })
    .toMatch(/#bild-2$/);
});

test("[CARDPIC-6] without JavaScript there is the cover, and the link leads on", async () => {
  const { page } = await openPage("/kopa-bil/", { ...desktop, javaScriptEnabled: false });
  expect(await pictures(page)).toBe(1);
  expect(await leadsTo(page)).toBe("");
});

test("[CARDPIC-7] on a touch screen the bars are there before the first touch, with a mouse they are not", async () => {
  const bars = (page: Page) => card(page).locator("span[aria-hidden] > span");
  const { page: touched } = await openPage("/kopa-bil/", { ...phone, hasTouch: true, isMobile: true });
  const asked = watch(touched);
  await expect.poll(() => bars(touched).count()).toBe(5);
  expect(asked.lists).toBe(0);
  const { page: pointedAt } = await openPage("/kopa-bil/", desktop);
  await pointedAt.waitForLoadState("networkidle");
  expect(await bars(pointedAt).count()).toBe(0);
});

test("[VARIANT-14] a cover that cannot be loaded is a quiet tile, though it failed before the page was hydrated", async () => {
  const { page } = await openWithPictures("/robots.txt");
  let isHeld = true;
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/files/**", (route) => route.abort());
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) await scriptsMayCome;
    await route.continue();
  });
  const first = page.locator("main article img").first();
  await page.goto("/kopa-bil/", { waitUntil: "commit" });
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  isHeld = false;
  letScriptsCome();
  const tile = page.locator("main article").first().getByText("Bilden kunde inte visas");
  await tile.waitFor();
  await expect.poll(() => page.locator("main article").first().locator("img").count()).toBe(0);
  expect(await axeComplaints(page, shell)).toEqual([]);
});

test("[PREVIEW-3] a picture that comes later fades in, the first one stands there at once, and none moves for who wants less", async () => {
  const fadedIn = async (reducedMotion: "reduce" | "no-preference") => {
    const { page } = await openWithPictures("/robots.txt", { ...desktop, reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      const faded: string[] = [];
      Object.assign(globalThis, { faded });
      Element.prototype.animate = function (...given) {
        if (this instanceof HTMLImageElement) faded.push(this.src);
        return animate.apply(this, given);
      };
    });
    await page.goto("/kopa-bil/");
    await page.waitForLoadState("networkidle");
    await page.locator("main article").last().scrollIntoViewIfNeeded();
    const cover = page.locator("main article img").last();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const faded = await page.evaluate(() => (globalThis as unknown as { faded: string[] }).faded);
    const srcOf = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.src);
    const first = page.locator("main article img").first();
    return { first: faded.includes(await srcOf(first)), later: faded.includes(await srcOf(cover)) };
  };
  expect(await fadedIn("no-preference")).toEqual({ first: false, later: true });
  expect(await fadedIn("reduce")).toEqual({ first: false, later: false });
});
