import { expect, test } from "vitest";
import { desktop, openPage, phone } from "./browser.ts";

const withoutScript = { ...desktop, javaScriptEnabled: false };

test("[CONTENT-13] a link in a text is followed without loading the page anew", async () => {
  const { page, complaints } = await openPage("/kopvillkor/");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole("main").getByRole("link", { name: "Reklamation" }).first().click();
  await page.waitForURL("**/reklamation/");
  await page.getByRole("heading", { level: 1, name: "Reklamation" }).waitFor();
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test("[CONTENT-14] the table of contents leads to a section, and the keyboard goes on from there", async () => {
  const { page } = await openPage("/kopvillkor/");
  const contents = page.getByRole("navigation", { name: "Innehåll" });
  await contents.getByRole("link", { name: "Ångerrätt vid köp på distans" }).click();
  const heading = page.getByRole("heading", { name: "Ångerrätt vid köp på distans" });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Ångra avtalet");
});

test("[CONTENT-14] where there is little room the table of contents is folded, without JavaScript too", async () => {
  const { page } = await openPage("/kopvillkor/", { ...withoutScript, ...phone });
  const section = page
    .getByRole("navigation", { name: "Innehåll" })
    .getByRole("link", { name: "Reservation" });
  expect(await section.isVisible()).toBe(false);
  await page.getByText("På den här sidan").first().click();
  await section.waitFor();
});

test("[CONTENT-8] on a phone the rows of a table are blocks that name their cells, and still a table", async () => {
  const { page } = await openPage("/bilforsakring/", phone);
  const row = page.getByRole("row", { name: /Brand, stöld/ });
  const cell = row.getByRole("cell").first();
  expect(await cell.evaluate((td) => getComputedStyle(td, "::before").content)).toContain("Trafik");
  const below = (await cell.boundingBox())?.y ?? 0;
  expect(below).toBeGreaterThan((await row.getByRole("rowheader").boundingBox())?.y ?? 0);
});

test.each([
  ["with JavaScript", desktop],
  ["without JavaScript", withoutScript],
])(
  "[PLATEPAGE-1] [PLATEPAGE-2] [PLATEPAGE-3] a wrong plate is mended and read back, %s",
  async (_, options) => {
    const { page } = await openPage("/salj-din-bil/", options);
    const plate = page.getByRole("main").getByLabel("Registreringsnummer").first();
    await plate.fill("abc 1");
    await page.getByRole("button", { name: "Gå vidare" }).first().click();
    await page.waitForURL("**/vardera-bil/?licenseplate=*");
    await page.getByText("Det ser inte ut som ett svenskt registreringsnummer.").waitFor();
    await expect.poll(async () => (await plate.inputValue()).toLowerCase()).toBe("abc 1");

    await plate.fill("mlb 84a");
    await page.getByRole("button", { name: "Gå vidare" }).first().click();
    await page.getByRole("heading", { name: "Är det här din bil?" }).waitFor();
    expect(await page.getByRole("main").getByText("MLB 84A").first().isVisible()).toBe(true);
  },
);

test.each([
  ["with JavaScript", desktop],
  ["without JavaScript", withoutScript],
])("[PLATE-14] an empty field is answered at the field, not in a bubble, %s", async (_, options) => {
  const { page } = await openPage("/vardera-bil/", options);
  const form = page.getByRole("main").locator("form").first();
  await form.getByRole("button").click();
  const message = form.getByText("Skriv bilens registreringsnummer");
  await message.waitFor();
  const plate = form.getByLabel("Registreringsnummer");
  expect(await plate.evaluate((field: HTMLInputElement) => field.required)).toBe(false);
  await expect.poll(() => plate.getAttribute("aria-invalid")).toBe("true");
});

test("[PLATE-14] the message goes when the plate is right", async () => {
  const { page } = await openPage("/vardera-bil/?licenseplate=abc1");
  const form = page.getByRole("main").locator("form").first();
  const message = form.getByText("Det ser inte ut som ett svenskt registreringsnummer.");
  await message.waitFor();
  await form.getByLabel("Registreringsnummer").fill("mlb 84a");
  await message.waitFor({ state: "detached" });
});

test.each([
  ["on a page about selling", "/salj-din-bil/", "Registreringsnummer", "abc 1", "ABC 1"],
  ["on the home page", "/", "Registreringsnummer", "abc 1", "ABC 1"],
])(
  "[PLATEPAGE-5] what was written before the page woke up counts: %s",
  async (_, path, label, typed, shown) => {
    const { page } = await openPage("/robots.txt");
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route("**/assets/framework-*", async (route) => {
      await asleep;
      await route.continue();
    });
    await page.goto(path);
    const plate = page.getByRole("main").getByLabel(label).last();
    await plate.fill(typed);
    expect(await plate.inputValue()).toBe(typed);
    wake();
    await expect.poll(() => plate.inputValue()).toBe(shown);
  },
);
