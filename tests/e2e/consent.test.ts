import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints, complaintsInOneLook } from "./axe.ts";
import { awake, desktop, openFirstVisit, openPage, phone } from "./browser.ts";
import { movedParts } from "./moved-parts.ts";

const question = (page: Page) => page.getByRole("region", { name: "Får vi mäta hur sidan används?" });
const press = (page: Page, name: string) => question(page).getByRole("button", { name }).click();
const change = (page: Page) => page.getByRole("button", { name: "Ändra samtycke" });

/** Everything the browser keeps between visits. */
async function kept(page: Page): Promise<Record<string, string>> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => [`cookie ${name}`, value]);
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
  return Object.fromEntries([...cookies, ...stored]);
}

async function keptWhen(page: Page, key: string): Promise<Record<string, string>> {
  await page.waitForFunction((wanted) => localStorage.getItem(wanted) !== null, key);
  return kept(page);
}

test("[COOKIE-1] [COOKIE-7] the question comes by itself, and until it is answered nothing is kept", async () => {
  const { page, complaints } = await openPage("/kopa-bil/?gclid=G-1&utm_source=chatgpt.com");
  await question(page).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Köp bil" }).click();
  await page.waitForURL("**/kopa-bil/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Om oss" }).click();
  await page.waitForURL("**/om-oss/");
  expect(await question(page).isVisible()).toBe(true);
  expect(await kept(page)).toEqual({});
  expect(complaints).toEqual([]);
});

test("[COOKIE-2] the question moves nothing and stands in nobody's way", async () => {
  const { page } = await openFirstVisit("/om-oss/", phone);
  await question(page).waitFor();
  expect(await movedParts(page)).toEqual([]);
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  await page.getByRole("dialog", { name: "Meny" }).getByRole("link", { name: "Nyheter" }).click();
  await page.waitForURL("**/news/");
});

test("[COOKIE-1] the question is there before any script of ours, and its answer holds", async () => {
  const { page } = await openFirstVisit("/robots.txt", phone);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/om-oss/", { waitUntil: "domcontentloaded" });
  await press(page, "Bara nödvändiga");
  await question(page).waitFor({ state: "hidden" });
  expect(await kept(page)).toEqual({ consent: JSON.stringify({ statistics: false, marketing: false }) });
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await question(page).count()).toBe(0);
});

test("[COOKIE-2] on a phone it takes at most a fifth of the screen, and the page ends above it", async () => {
  const { page } = await openPage("/om-oss/", phone);
  const { top, height } = await question(page).evaluate((box) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return box.getBoundingClientRect();
  });
  expect(height).toBeLessThanOrEqual(phone.viewport.height / 5);
  const end = await page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(top + 1);
});

test("[COOKIE-4] no and yes look and weigh the same", async () => {
  const { page } = await openPage("/om-oss/");
  const looks = await Promise.all(
    ["Bara nödvändiga", "Godkänn alla"].map((name) =>
      question(page)
        .getByRole("button", { name })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(await question(page).getByRole("link", { name: "Om cookies" }).getAttribute("href")).toBe(
    "/cookies-policy/",
  );
});

test("[COOKIE-3] [CONSENT-3] a no is kept, and nothing else about the visitor", async () => {
  const { page } = await openPage("/om-oss/?gclid=G-1&utm_source=chatgpt.com");
  await press(page, "Bara nödvändiga");
  const { consent, v15, ...others } = await keptWhen(page, "v15");
  expect(others).toEqual({});
  expect(JSON.parse(consent ?? "")).toEqual({ statistics: false, marketing: false });
  expect(v15).not.toMatch(/G-1|chatgpt/);
  expect(JSON.parse(v15 ?? "").state.setup.deviceUniqueId).toBeNull();
  await page.reload();
  await page.waitForTimeout(1_500);
  expect(await question(page).count()).toBe(0);
});

test("[COOKIE-3] [CONSENT-6] [ORIGIN-8] a yes keeps the origin, the click id and a number for the device", async () => {
  const { page } = await openPage("/om-oss/?gclid=G-1&utm_source=chatgpt.com");
  await press(page, "Godkänn alla");
  const { v15, firstClickOrigin } = await keptWhen(page, "firstClickOrigin");
  const { setup, sessionOrigin } = JSON.parse(v15 ?? "").state;
  expect(setup.deviceUniqueId).toMatch(/^[0-9a-f]{32}$/);
  expect(sessionOrigin).toMatchObject({ origin: "ai:chatgpt", googleClickId: "G-1" });
  expect(firstClickOrigin).toBe("ai:chatgpt");
});

test("[SHELL-10] [COOKIE-4] [TRACK-5] one purpose can be chosen alone, and then clicks are counted", async () => {
  const { page } = await openPage("/om-oss/");
  const events = () => page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []);
  const hasCode = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("follow-clicks")),
    );
  await page.getByRole("banner").getByRole("link", { name: "Sälj bil" }).click();
  await page.waitForURL("**/salj-din-bil/");
  expect(await hasCode()).toBe(false);
  await press(page, "Välj själv");
  expect(await question(page).getByRole("checkbox", { checked: true }).count()).toBe(0);
  await question(page).getByLabel("Statistik").check();
  await press(page, "Spara mitt val");
  // The listener comes after the yes, and opens the layer when it is there.
  await page.waitForFunction(() => "dataLayer" in window);
  expect(await events()).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Köp bil" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Jag vill sälja en bil" }).click();
  await expect.poll(events).toEqual([
    { event: "buy_click", source: "header" },
    { event: "sell_click", source: "footer" },
  ]);
  expect(await hasCode()).toBe(true);
  const { consent } = await kept(page);
  expect(JSON.parse(consent ?? "")).toEqual({ statistics: true, marketing: false });
});

test("[COOKIE-5] the answer can be looked at, left as it was, and taken back", async () => {
  const { page } = await openPage("/om-oss/?gclid=G-1", phone);
  await press(page, "Godkänn alla");
  await keptWhen(page, "firstClickOrigin");
  await change(page).click();
  await question(page).waitFor();
  await expect.poll(() => question(page).getByRole("checkbox", { checked: true }).count()).toBe(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Får vi mäta");
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => question(page).count()).toBe(0);
  await expect.poll(() => change(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await press(page, "Bara nödvändiga");
  await page.getByText("Ditt val är sparat").waitFor();
  await page.waitForFunction(() => localStorage.getItem("firstClickOrigin") === null);
  await expect.poll(async () => (await kept(page)).v15).not.toContain("G-1");
  const { v15 } = await kept(page);
  expect(JSON.parse(v15 ?? "").state.setup.deviceUniqueId).toBeNull();
});

test("[COOKIE-6] without JavaScript there is no question, and no button that does nothing", async () => {
  const { page } = await openPage("/om-oss/", { ...desktop, javaScriptEnabled: false });
  expect(await question(page).count()).toBe(0);
  expect(await change(page).isVisible()).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
});

test("[STATE-5] [STATE-7] old and broken content of the storage never stops a page", async () => {
  const { page, complaints } = await openPage("/om-oss/");
  await page.evaluate(() => {
    localStorage.setItem("v14", JSON.stringify({ user: { givenName: "Anna" } }));
    localStorage.setItem("consent", "{");
  });
  await page.reload();
  await question(page).waitFor();
  const { v15, v14 } = await keptWhen(page, "v15");
  expect([JSON.parse(v15 ?? "").state.user.givenName, v14]).toEqual(["Anna", undefined]);
  await page.evaluate(() => localStorage.setItem("v15", "[1,"));
  await page.reload();
  await press(page, "Godkänn alla");
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click();
  await page.waitForURL("**/kopvillkor/");
  expect(complaints).toEqual([]);
});

test("[SHELL-23] the colours that are chosen in the footer hold on every page, before any script, and in another tab", async () => {
  const { page, complaints } = await openPage("/om-oss/", { ...desktop, colorScheme: "light" });
  const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choice = page.getByLabel("Utseende");
  const light = await ground(page);
  await choice.selectOption("Mörkt");
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);
  expect(await axeComplaints(page, ["footer"])).toEqual([]);
  const another = await page.context().newPage();
  // No file of ours but the style: what is seen is what the page itself says.
  await another.route("**/*.js", (route) => route.abort());
  await another.goto("/kontakt/");
  expect(await ground(another)).toBe(dark);
  await choice.selectOption("Ljust");
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"prefersColorScheme":"dark"'));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await awake(page);
  await expect.poll(() => choice.inputValue()).toBe("light");
  expect(await ground(page)).toBe(light);
  await choice.selectOption("Som enheten");
  await expect.poll(() => ground(page)).toBe(dark);
  expect(complaints).toEqual([]);
});
