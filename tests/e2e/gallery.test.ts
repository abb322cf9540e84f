import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { complaintsInBothLooks } from "./axe.ts";
import { desktop, openFirstVisit, openPage, openWithPictures, phone } from "./browser.ts";

const path = await advertWith(['aria-label="Visa bilden av skada 1"', 'aria-label="Skada 1']);

const viewer = (page: Page) => page.getByRole("dialog", { name: /^Bilder på/ });
const gallery = (page: Page) => page.getByRole("region", { name: "Bilder", exact: true });
const shown = (page: Page) =>
  gallery(page)
    .getByText(/^\d+ av \d+$/)
    .textContent();
const count = async (page: Page) => Number((await shown(page))?.split(" av ")[1]);
const number = (page: Page) => viewer(page).getByRole("status").first().textContent();
const hash = (page: Page) => new URL(page.url()).hash;
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

test("[GALLERY-1] [GALLERY-4] tabs, arrows, keys and thumbnails move the row, and the tab follows", async () => {
  const { page, complaints } = await openPage(path);
  const current = () => gallery(page).locator("ul[aria-label='Vad du kan se'] [aria-current]").textContent();
  await gallery(page).getByRole("button", { name: "Nästa bild" }).click();
  await expect.poll(() => shown(page)).toMatch(/^2 av/);
  await gallery(page)
    .getByRole("link", { name: /^Interiör/ })
    .click();
  await expect.poll(current).toMatch(/^Interiör/);
  await gallery(page)
    .getByRole("list", { name: /rulla i sidled/ })
    .focus();
  await page.keyboard.press("End");
  await expect.poll(async () => shown(page)).toBe(`${await count(page)} av ${await count(page)}`);
  await page.keyboard.press("Home");
  await expect.poll(() => shown(page)).toMatch(/^1 av/);
  await expect.poll(current).toMatch(/^Exteriör/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown(page)).toMatch(/^2 av/);
  await gallery(page).getByRole("link", { name: "Visa bild 4", exact: true }).click();
  await expect.poll(() => shown(page)).toMatch(/^4 av/);
  await expect.poll(() => hash(page)).toBe("");
  expect(complaints).toEqual([]);
});

test("[GALLERY-3] an address with a picture shows that picture", async () => {
  const { page } = await openPage(`${path}#bild-3`);
  await expect.poll(() => shown(page)).toMatch(/^3 av/);
});

test("[GALLERY-6] without JavaScript each picture is a link to itself in large", async () => {
  const { page } = await openPage(path, { ...phone, javaScriptEnabled: false });
  const pictures = page.getByRole("list", { name: /rulla i sidled/ });
  const [scrolls, shows] = await pictures.evaluate((row) => [row.scrollWidth, row.clientWidth]);
  expect(scrolls).toBeGreaterThan(3 * (shows ?? 0));
  const large = await pictures.getByRole("link").first().getAttribute("href");
  const answer = await page.request.get(large ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  expect(await page.getByRole("button", { name: "Helskärm" }).isVisible()).toBe(false);
});

test("[GALLERY-7] [FULLSCREEN-6] the first picture is the largest paint, nothing moves, and the viewer is not loaded", async () => {
  // The server makes a picture when it is first asked for: how long that takes is not what this is about.
  await (await openWithPictures(path)).page.waitForLoadState("networkidle");
  const { page } = await openFirstVisit("/robots.txt", desktop);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = { largest: "", shift: 0 };
    Reflect.set(globalThis, "seen", seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = Reflect.get(entry, "url");
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const row = page.getByRole("list", { name: /rulla i sidled/ });
  const first = row.locator("img").first();
  const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await first.getAttribute("fetchpriority")).toBe("high");
  const seen = () => page.evaluate(() => Reflect.get(globalThis, "seen"));
  await expect.poll(async () => (await seen()).largest).toBe(source);
  expect((await seen()).shift).toBe(0);
  expect(asked.filter((address) => address.includes("gallery-viewer"))).toEqual([]);
  await gallery(page).hover();
  await expect.poll(() => asked.some((address) => address.includes("gallery-viewer"))).toBe(true);
});

test("[FULLSCREEN-1] [FULLSCREEN-3] [FULLSCREEN-5] the whole screen by keyboard alone, and the focus back where it was", async () => {
  const { page, complaints } = await openPage(path);
  await page.getByRole("button", { name: "Helskärm" }).focus();
  await page.keyboard.press("Enter");
  await viewer(page).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => number(page)).toMatch(/^Bild 3 av/);
  await expect.poll(() => hash(page)).toBe("#bild-3");
  const small = viewer(page).getByRole("list", { name: "Alla bilder" });
  await expect.poll(() => small.locator("[aria-current]").getAttribute("aria-label")).toBe("Visa bild 3");
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Helskärm");
  await expect.poll(() => shown(page)).toMatch(/^3 av/);
  await expect.poll(() => hash(page)).toBe("");
  expect(complaints).toEqual([]);
});

test("[FULLSCREEN-2] back closes the viewer and stays on the advert", async () => {
  const { page } = await openPage(path);
  // Also once it has been closed in another way.
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack(), () => page.goBack()]) {
    await page.getByRole("button", { name: "Helskärm" }).click();
    await viewer(page).waitFor();
    await close();
    await viewer(page).waitFor({ state: "detached" });
    await expect.poll(() => hash(page)).toBe("");
    await expect.poll(() => focused(page)).toBe("Helskärm");
  }
  expect(new URL(page.url()).pathname).toBe(path);
});

test("[ZOOM-1] [ZOOM-2] [ZOOM-3] wheel, double press, keys and buttons zoom; a drag moves", async () => {
  const { page, complaints } = await openPage(path);
  await page.getByRole("button", { name: "Helskärm" }).click();
  await viewer(page).waitFor();
  const percent = async () => (await viewer(page).locator("output").textContent())?.replace(/\u00a0/g, " ");
  const picture = viewer(page).locator("img:not([alt=''])").first();
  const transform = () => picture.evaluate((image) => image.style.transform);
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(percent).not.toBe("100 %");
  const before = await transform();
  await page.mouse.down();
  await page.mouse.move(560, 430, { steps: 3 });
  await page.mouse.up();
  await expect.poll(transform).not.toBe(before);
  await page.keyboard.press("0");
  await expect.poll(percent).toBe("100 %");
  await page.mouse.dblclick(600, 400);
  await expect.poll(percent).toBe("250 %");
  await page.mouse.dblclick(600, 400);
  await expect.poll(percent).toBe("100 %");
  await viewer(page).getByRole("button", { name: "Zooma in" }).click();
  await expect.poll(percent).toBe("150 %");
  await page.keyboard.press("-");
  await expect.poll(percent).toBe("100 %");
  expect(complaints).toEqual([]);
});

test("[FULLSCREEN-4] [ZOOM-1] a finger swipes to the next picture, two fingers zoom", async () => {
  const { page } = await openPage(path, { ...phone, hasTouch: true });
  await page.getByRole("button", { name: "Helskärm" }).tap();
  await viewer(page).waitFor();
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await fingers("touchStart", [300, 400]);
  for (const x of [260, 200, 120]) await fingers("touchMove", [x, 400]);
  await fingers("touchEnd");
  await expect.poll(() => number(page)).toMatch(/^Bild 2 av/);
  await fingers("touchStart", [180, 400], [210, 400]);
  for (const wide of [20, 50, 80]) await fingers("touchMove", [180 - wide, 400], [210 + wide, 400]);
  await fingers("touchEnd");
  await expect.poll(() => viewer(page).locator("output").textContent()).toMatch(/^[2-4]\d\d\s%$/);
});

test("[DAMAGE-3] [DAMAGE-4] [DAMAGE-5] [DAMAGE-6] mark, text and picture of a damage lead to each other", async () => {
  const { page, complaints } = await openPage(path);
  const mark = page.getByRole("link", { name: /^Skada 1:/ });
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => mark.getAttribute("aria-current")).toBe("true");
  await expect.poll(() => hash(page)).toBe("#skada-1");
  await page.getByRole("link", { name: "Visa bilden av skada 1" }).click();
  await viewer(page).waitFor();
  const about = viewer(page).getByRole("complementary", { name: "Om skadan" });
  const heading = await page.locator("a[href='#skada-1'] h3").textContent();
  expect(heading).toContain(await about.getByRole("heading").textContent());
  expect(await about.locator("dt").allTextContents()).toEqual(
    expect.arrayContaining(["Typ", "Kontrollerad"]),
  );
  await expect
    .poll(() => about.getByRole("link", { name: /^Skada 1:/ }).getAttribute("aria-current"))
    .toBe("true");
  await page.keyboard.press("Home");
  await about.waitFor({ state: "detached" });
  await page.goBack();
  await expect.poll(() => focused(page)).toBe("Visa bilden av skada 1");
  expect(complaints).toEqual([]);
});

test("[FULLSCREEN-1] nothing to complain about in the viewer, light or dark, small or large", async () => {
  const { page } = await openPage(path);
  await page.getByRole("link", { name: "Visa bilden av skada 1" }).click();
  await viewer(page).waitFor();
  expect(await complaintsInBothLooks(page)).toEqual([]);
});

test("[VARIANT-14] in the gallery and on the whole screen too, and the pictures that come are shown", async () => {
  const { page } = await openWithPictures("/robots.txt");
  const broken = /\/files\/demo\/(exterior|interior)/;
  await page.route(broken, (route) => route.abort());
  await page.goto(path);
  await gallery(page).getByText("Bilden kunde inte visas").first().waitFor();
  await gallery(page).getByRole("button", { name: "Helskärm" }).click();
  await viewer(page).getByText("Bilden kunde inte visas").filter({ visible: true }).first().waitFor();
  await page.keyboard.press("End");
  await viewer(page).locator(".viewer-stage img").first().waitFor();
});
