import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsInOneLook } from "./axe.ts";
import { awake, desktop, openFirstVisit, openPage, phone } from "./browser.ts";
import { movedParts } from "./moved-parts.ts";

const withoutScript = { ...desktop, javaScriptEnabled: false };
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const plateOf = (page: Page, name: string) => panel(page, name).getByLabel("Ditt registreringsnummer");
const openTabs = (page: Page) => page.getByRole("tabpanel").all();

test("[HOMEPAGE-10] the tabs follow the mouse and the arrow keys", async () => {
  const { page, complaints } = await openPage("/");
  expect(await tab(page, "Köpa Bil").getAttribute("aria-selected")).toBe("true");
  for (const name of ["Byta Bil", "Sälja Bil", "Köpa Bil"]) {
    await tab(page, name).click();
    await expect.poll(() => tab(page, name).getAttribute("aria-selected")).toBe("true");
    await panel(page, name).waitFor();
    await expect.poll(() => openTabs(page)).toHaveLength(1);
  }
  for (const [key, name] of [
    ["ArrowRight", "Byta Bil"],
    ["ArrowRight", "Sälja Bil"],
    ["ArrowRight", "Köpa Bil"],
    ["ArrowLeft", "Sälja Bil"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await panel(page, name).waitFor();
  }
  expect(complaints).toEqual([]);
});

test("[HOME-8] [HOME-9] Enter searches, and an empty field does not", async () => {
  const { page, complaints } = await openPage("/");
  const field = page.getByLabel("Sök bil");
  await field.press("Enter");
  await field.fill("   ");
  await field.press("Enter");
  expect(new URL(page.url()).pathname).toBe("/");
  await field.fill(" Volvo V60 ");
  await field.press("Enter");
  await page.waitForURL("**/kopa-bil/?search=volvo+v60");
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"queryHistory":["Volvo V60"]'));
  await page.goBack();
  // The address is there before the page: till then the field is the listing's, which is of another type.
  expect(await page.locator("input[type=search][name=search]").inputValue()).toBe("");
  expect(new URL(page.url()).pathname).toBe("/");
  expect(complaints).toEqual([]);
});

test.each([true, false])(
  "[HOME-5] the field says what the width has room for, from the first paint on (JavaScript %s)",
  async (javaScriptEnabled) => {
    const { page } = await openPage("/", { ...phone, javaScriptEnabled });
    const long = page.getByText("Sök på märke, modell, utrustning, etc", { exact: true });
    const short = page.getByText("Sök på märke, modell, etc", { exact: true });
    for (const [pixels, shown, hidden] of [
      [390, short, long],
      [701, long, short],
      [700, short, long],
    ] as const) {
      await page.setViewportSize({ width: pixels, height: 800 });
      await shown.waitFor();
      expect(await hidden.isVisible()).toBe(false);
    }
    await page.getByLabel("Sök bil").fill("v");
    await short.waitFor({ state: "hidden" });
  },
);

test("[HOME-6] [HOMEPAGE-12] a plate leads on: to the exchange, to the valuation, and from the valuation band", async () => {
  const { page, complaints } = await openPage("/");
  for (const [name, address] of [
    ["Byta Bil", "**/byta-bil/?licenseplate=mlb84a"],
    ["Sälja Bil", "**/vardera-bil/?licenseplate=mlb84a"],
  ] as const) {
    await tab(page, name).click();
    await plateOf(page, name).pressSequentially("mlb 84a");
    await page.waitForURL(address);
    await page.goto("/");
    await awake(page);
  }
  await page.getByLabel("Registreringsnummer", { exact: true }).fill("MLB 84A");
  await page.waitForURL("**/vardera-bil/?licenseplate=mlb84a");
  expect(complaints).toEqual([]);
});

test("[HOMEPAGE-12] what is no plate is marked without a word, and what is one is locked", async () => {
  const { page } = await openPage("/");
  await tab(page, "Sälja Bil").click();
  const field = plateOf(page, "Sälja Bil");
  const frame = () => field.evaluate((input) => getComputedStyle(input.parentElement ?? input).borderColor);
  const [words, calm] = [await panel(page, "Sälja Bil").textContent(), await frame()];

  await field.pressSequentially("mlb8");
  await expect.poll(() => field.inputValue()).toBe("MLB8");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(frame).not.toBe(calm);
  expect(await panel(page, "Sälja Bil").textContent()).toBe(words);
  await field.press("Enter");
  expect(new URL(page.url()).pathname).toBe("/");

  // The next page is held back, so that what happens before it can be seen.
  await page.route("**/vardera-bil/**", () => {});
  await field.pressSequentially("4a");
  await expect.poll(() => field.inputValue()).toBe("MLB 84A");
  await expect.poll(() => field.getAttribute("readonly")).not.toBeNull();
  await expect.poll(() => field.getAttribute("aria-invalid")).toBeNull();
});

test("[HOMEPAGE-11] without JavaScript all three ways stand open, and each leads on", async () => {
  const { page } = await openPage("/", withoutScript);
  expect(await page.getByRole("tab").count()).toBe(0);
  expect(await openTabs(page)).toHaveLength(3);
  for (const words of ["Köpa Bil", "Byta Bil", "Sälja Bil"])
    expect(await page.locator("[role=tabpanel]").getByText(words, { exact: true }).isVisible()).toBe(true);
  for (const [label, text, button, address] of [
    ["Sök bil", "volvo", "Sök", "**/kopa-bil/?search=volvo"],
    ["Ditt registreringsnummer", "MLB84A", "Byt bil", "**/byta-bil/?licenseplate=MLB84A"],
    ["Registreringsnummer", "MLB84A", "Värdera gratis", "**/vardera-bil/?licenseplate=MLB84A"],
  ] as const) {
    await page.goto("/");
    const form = page
      .locator("form")
      .filter({ has: page.getByLabel(label, { exact: true }) })
      .filter({ has: page.getByRole("button", { name: button, exact: true }) });
    await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole("button", { name: button, exact: true }).click();
    await page.waitForURL(address);
  }
});

/** Opens a tab and tells in the next frame what its lines are doing: name, delay and length of each animation. */
const enteringAfterClick = (page: Page, name: string) =>
  tab(page, name).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll("[role=tabpanel] li")]
      .flatMap((line) => line.getAnimations({ subtree: true }))
      .filter((animation) => animation instanceof CSSAnimation)
      .map((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return [animation.animationName, timing?.delay, timing?.duration];
      });
  });

test("[HOME-3] [HOME-4] [HOMEPAGE-9] benefit lines enter in turn, once per tab", async () => {
  const { page } = await openPage("/", { ...desktop, reducedMotion: "no-preference" });
  const entering = await enteringAfterClick(page, "Byta Bil");
  expect(entering.filter(([name]) => name === "check-mark-drawn")).toEqual([
    ["check-mark-drawn", 250, 700],
    ["check-mark-drawn", 500, 700],
    ["check-mark-drawn", 750, 700],
  ]);
  expect(await enteringAfterClick(page, "Köpa Bil")).toEqual([]);
  expect(await enteringAfterClick(page, "Byta Bil")).toEqual([]);
  expect(await enteringAfterClick(page, "Sälja Bil")).toHaveLength(12);
});

test("[HOMEPAGE-9] nothing enters when motion is to be reduced", async () => {
  const { page } = await openPage("/", { ...desktop, reducedMotion: "reduce" });
  expect(await enteringAfterClick(page, "Sälja Bil")).toEqual([]);
  await panel(page, "Sälja Bil").getByRole("listitem").first().waitFor();
});

test.each([
  ["phone", phone],
  ["desktop", desktop],
])("[HOMEPAGE-15] nothing moves while the page loads: %s", async (_, screen) => {
  const { page } = await openFirstVisit("/", screen);
  // The last to come.
  await page.getByRole("button", { name: "Bara nödvändiga" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await movedParts(page)).toEqual([]);
});

test("[AXE-1] axe finds nothing on the home page with a plate to fill in", async () => {
  const { page } = await openPage("/", phone);
  const consent = page.getByRole("button", { name: "Bara nödvändiga" });
  await consent.click();
  await consent.waitFor({ state: "hidden" });
  await tab(page, "Sälja Bil").click();
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
});

test("[SCREEN-3] what is promised stands in a column below 900 px, in a row from there", async () => {
  const { page } = await openPage("/", { viewport: { width: 899, height: 800 } });
  const rights = page.getByRole("region", { name: /^Dina rättigheter/ }).getByRole("listitem");
  const tops = () =>
    rights.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBe(3);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(tops).toBe(1);
});
