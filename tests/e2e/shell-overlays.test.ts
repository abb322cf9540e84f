import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints, complaintsInOneLook } from "./axe.ts";
import { awake, desktop, openFirstVisit, openPage, phone } from "./browser.ts";

const question = (page: Page) => page.getByRole("region", { name: "Får vi mäta" });
const toasts = (page: Page) => page.getByRole("region", { name: "Meddelanden" });
const titles = (page: Page) => toasts(page).locator("b").allInnerTexts();
const lost = "Du är utan nät";
const back = "Nätet är tillbaka";

/** The browser says that the network has gone or come: each time a toast. */
async function print(page: Page, ...events: ("offline" | "online")[]): Promise<void> {
  for (const event of events) await page.evaluate((name) => void dispatchEvent(new Event(name)), event);
}

/**
 * A page whose clock stands still until the test moves it, so that no toast goes because the machine is slow. It
 * has shown one toast and closed it: what comes late has come.
 */
async function openWithClock(path: string, look: typeof desktop | typeof phone = desktop): Promise<Page> {
  const { page } = await openFirstVisit("/robots.txt", look);
  await page.clock.install({ time: "2026-11-15T12:00:00Z" });
  await page.goto(path);
  await awake(page);
  await question(page).waitFor();
  await print(page, "online");
  await toasts(page).getByRole("button", { name: "Stäng meddelandet" }).click();
  await toasts(page).waitFor({ state: "detached" });
  // Where the pointer is a toast would wait.
  await page.mouse.move(800, 300);
  await page.clock.pauseAt("2026-11-15T13:00:00Z");
  return page;
}

const answer = (page: Page) => question(page).getByRole("button", { name: "Bara nödvändiga" }).click();

/** A toast takes up its timer in a turn of its own after it is shown, pointed at or left. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
  await page.clock.runFor(milliseconds);
}

test("[TOAST-1] [TOAST-2] [TOAST-4] [OFFLINE-5] three at most, oldest first; a fourth sends the oldest away", async () => {
  const page = await openWithClock("/om-oss/");
  await answer(page);
  await print(page, "offline", "online", "offline");
  await expect.poll(() => titles(page)).toEqual([lost, back, lost]);
  await print(page, "online");
  await expect.poll(() => titles(page)).toEqual([back, lost, back]);
  const place = async () => {
    const box = await toasts(page).boundingBox();
    return { x: box?.x, below: 900 - (box?.y ?? 0) - (box?.height ?? 0) };
  };
  await expect.poll(place).toEqual({ x: 24, below: 24 });
  await page.clock.resume();
  expect(await axeComplaints(page)).toEqual([]);
});

test("[TOAST-6] a toast goes after 6 s", async () => {
  const page = await openWithClock("/om-oss/");
  await print(page, "online");
  await toasts(page).getByText(back).waitFor();
  await passTime(page, 5_900);
  expect(await toasts(page).locator("[data-leaving]").count()).toBe(0);
  await passTime(page, 200);
  await toasts(page).waitFor({ state: "detached" });
});

test("[TOAST-6] a toast that is not told otherwise goes after 5 s", async () => {
  const page = await openWithClock("/ui/");
  await answer(page);
  await page.getByRole("button", { name: "Visa i hörnet" }).first().click();
  const toast = page.getByText("Sökningen bevakas");
  await toast.waitFor();
  await page.mouse.move(800, 300);
  await passTime(page, 4_900);
  expect(await toast.count()).toBe(1);
  await passTime(page, 200);
  await toast.waitFor({ state: "detached" });
});

test("[TOAST-8] a toast that is read or pointed at waits, with what is left of its time", async () => {
  const page = await openWithClock("/om-oss/");
  await print(page, "online");
  await toasts(page).getByText(back).waitFor();
  await passTime(page, 4_000);
  await toasts(page).getByText(back).hover();
  await passTime(page, 60_000);
  expect(await titles(page)).toEqual([back]);
  await page.mouse.move(800, 300);
  await toasts(page).getByRole("button", { name: "Stäng meddelandet" }).focus();
  await passTime(page, 60_000);
  expect(await titles(page)).toEqual([back]);
  await page.getByRole("banner").getByRole("link").first().focus();
  await passTime(page, 1_900);
  expect(await toasts(page).locator("[data-leaving]").count()).toBe(0);
  await passTime(page, 200);
  await toasts(page).waitFor({ state: "detached" });
});

test("[TOAST-3] a toast can be closed, and on a phone they stand above the question about cookies", async () => {
  const page = await openWithClock("/om-oss/", phone);
  await print(page, "online");
  await toasts(page).getByText(back).waitFor();
  // Both glide in: they are compared once they have come to rest.
  const overlap = async () => {
    const [above, below] = [await toasts(page).boundingBox(), await question(page).boundingBox()];
    return (above?.y ?? 999) + (above?.height ?? 0) - (below?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThan(0);
  await toasts(page).getByRole("button", { name: "Stäng meddelandet" }).click();
  await toasts(page).waitFor({ state: "detached" });
});

const takeover = (page: Page) => page.getByRole("dialog", { name: "Öppna kort om varje bil" });
const address = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const focusIsInside = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body || at?.closest("dialog")?.matches(":modal") === true;
  });

test("[TAKE-1] [TAKE-2] [TAKE-3] the takeover fills the screen, with its picture and its button", async () => {
  const { page } = await openPage("/takeover/?utm_source=blad");
  await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  await expect.poll(() => takeover(page).boundingBox()).toEqual({ x: 0, y: 0, ...desktop.viewport });
  const picture = () =>
    takeover(page)
      .locator("img")
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(picture).toMatch(/desktop\.svg$/);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await expect.poll(picture).toMatch(/mobile\.svg$/);
  await takeover(page)
    .getByRole("link", { name: /^Se alla 7.\d{3} bilar till försäljning$/ })
    .click();
  await page.waitForURL("**/kopa-bil/");
  await takeover(page).waitFor({ state: "detached" });
});

test("[TAKE-7] it is not shown again within a day of being seen, and after that it is", async () => {
  const { page } = await openPage("/takeover/");
  const isModal = () => page.evaluate(() => document.querySelector("dialog.takeover")?.matches(":modal"));
  const seenAt = () =>
    page.evaluate(() => Number(/TakeOver":(\d+)/.exec(localStorage.getItem("v15") ?? "")?.[1] ?? 0));
  await expect.poll(isModal).toBe(true);
  await expect.poll(seenAt).toBeGreaterThan(0);
  await page.reload();
  await awake(page);
  expect([await isModal(), await takeover(page).isVisible()]).toEqual([false, false]);
  await page.evaluate(
    (seen) => {
      const dayEarlier = String(seen - 24 * 60 * 60_000);
      localStorage.v15 = localStorage.v15.replace(String(seen), dayEarlier);
    },
    await seenAt(),
  );
  await page.reload();
  await expect.poll(isModal).toBe(true);
});

test.each([
  ["Esc", (page: Page) => page.keyboard.press("Escape")],
  ["the cross", (page: Page) => takeover(page).getByRole("link", { name: "Stäng" }).click()],
])(
  "[TAKE-4] [TAKE-5] it holds the focus; closed by %s, home takes its place and keeps the query",
  async (_, close) => {
    const { page } = await openPage("/om-oss/");
    await page.goto("/takeover/?utm_source=blad&gclid=1");
    await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press("Tab");
      expect(await focusIsInside(page)).toBe(true);
    }
    await close(page);
    await expect.poll(() => address(page)).toBe("/?utm_source=blad&gclid=1");
    await takeover(page).waitFor({ state: "detached" });
    await page.goBack();
    await page.waitForURL("**/om-oss/");
  },
);

test("[TAKE-6] without JavaScript it is part of a page, with picture, button and a link that closes it", async () => {
  const { page } = await openPage("/takeover/?utm_source=blad", { ...phone, javaScriptEnabled: false });
  expect(await takeover(page).locator("img").isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: /^Se alla 7.\d{3} bilar/ }).isVisible()).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.getByRole("link", { name: "Stäng" }).click();
  await expect.poll(() => address(page)).toBe("/?utm_source=blad");
});
