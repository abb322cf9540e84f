import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";
import { field, isAwake, submit, summary } from "./filling-in.ts";

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.hasAttribute("data-summary"));

/** What stands at a field as its mistake, as a screen reader is told. */
const mistakeAt = (page: Page, label: string) =>
  field(page, label).evaluate((control) => {
    const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
    const shown = ids.map((id) => document.getElementById(id)).filter((place) => place && !place.hidden);
    return [control.getAttribute("aria-invalid"), shown.at(-1)?.textContent ?? ""];
  });

test("[FILL-4] [FILL-5] [POST-9] without JavaScript: a mistake, what was typed, the receipt, and a word more in the case", async () => {
  const { page } = await openPage("/kontakt/", { ...phone, javaScriptEnabled: false });
  await field(page, "Vad gäller det?").selectOption("Något annat");
  await field(page, "Namn").fill("Karin Exempel");
  await field(page, "E-post").fill("karin.example.com");
  await field(page, "Meddelande").fill("Följer båda nycklarna med?");
  await submit(page, "Skicka").click();
  await summary(page).getByText("En uppgift behöver rättas").waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  expect(await mistakeAt(page, "E-post")).toEqual(["true", "E-post saknas/felaktig"]);
  expect(await field(page, "Meddelande").inputValue()).toBe("Följer båda nycklarna med?");

  await field(page, "E-post").fill("karin.utan.script@example.com");
  await submit(page, "Skicka").click();
  await page.waitForURL("**/arende/*/?kvitto=1");
  await page.getByRole("heading", { name: "Tack, vi har fått det" }).waitFor();
  await page.getByText("Vi svarar senast").waitFor();

  await field(page, "Ditt meddelande").fill("En sak till.");
  await submit(page, "Skicka").click();
  await page.waitForURL(/\/arende\/[^?]+\/$/);
  await page.getByText("En sak till.").waitFor();
});

test("[FILL-5] [FILL-6] with script and by keyboard: mistakes at the fields, then the receipt, and one case, also after back", async () => {
  const { page, complaints } = await openPage("/kontakt/", desktop);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await field(page, "E-post").focus();
  await isAwake(page);
  await page.keyboard.type("karin");
  await page.keyboard.press("Tab");
  await expect.poll(() => mistakeAt(page, "E-post")).toEqual(["true", "E-post saknas/felaktig"]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await expect.poll(() => mistakeAt(page, "E-post").then(([invalid]) => invalid)).toBeNull();
  await page.keyboard.press("Enter");
  await summary(page).getByText("Två uppgifter behöver rättas").waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  expect(posts).toEqual([]);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  await page.getByRole("link", { name: "Skriv ditt namn" }).press("Enter");
  await expect.poll(() => field(page, "Namn").evaluate((name) => name === document.activeElement)).toBe(true);
  await page.keyboard.type("Karin Exempel");
  await field(page, "Vad gäller det?").selectOption("Finansiering");
  await field(page, "Telefon").fill("12");
  await submit(page, "Skicka").press("Enter");
  // Only the server knows phone numbers; it says so at the same place.
  await expect.poll(() => mistakeAt(page, "Telefon")).toEqual(["true", "Telefonnummer saknas/felaktigt"]);
  await field(page, "Telefon").fill("070-174 06 12");
  await submit(page, "Skicka").press("Enter");
  await page.waitForURL(/\/arende\//);
  await page.getByText("Vi svarar senast").waitFor();
  expect(posts).toEqual(["/api/contact/add/", "/api/contact/add/"]);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  // Back, and sent once more as it was: the same case.
  const sent = await page.title();
  await page.goBack();
  await page.waitForURL(/\/kontakt\/$/);
  await field(page, "Namn").focus();
  await isAwake(page);
  // What a browser has kept of a form after "back" is its own affair.
  await field(page, "Namn").fill("Karin Exempel");
  await field(page, "E-post").fill("karin@example.com");
  await field(page, "Vad gäller det?").selectOption("Finansiering");
  await field(page, "Telefon").fill("070-174 06 12");
  await submit(page, "Skicka").press("Enter");
  await page.waitForURL(/\/arende\//);
  await expect.poll(() => page.title()).toBe(sent);
  expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
});

test("[ASK-1] [FILL-6] a question from an advert is about its car", async () => {
  const { page } = await openPage(await advertWith(["Räkna på lån"]), phone);
  const form = page.locator("#fraga");
  await field(page, "Namn").fill("Karin Exempel");
  await field(page, "E-post").fill("karin.annons@example.com");
  await field(page, "Meddelande").fill("Är den kvar?");
  const plate = await form.locator("[name=licenseplate]").inputValue();
  await isAwake(page);
  await submit(page, "Skicka frågan").press("Enter");
  await page.waitForURL(/\/arende\//);
  const shown = `${plate.slice(0, 3)} ${plate.slice(3)}`.toUpperCase();
  await page.getByText(shown).first().waitFor();
});

test("[WITHDRAW-2] a withdrawal takes two steps, without JavaScript too", async () => {
  const { page } = await openPage("/angerrattsblankett/", { ...desktop, javaScriptEnabled: false });
  await field(page, "Vad vill du ångra?").selectOption("Köpet av en bil");
  await field(page, "Registreringsnummer eller avtalsnummer").fill("MLB 18N");
  await field(page, "När fick du bilen?").fill("2026-11-06");
  await field(page, "Namn").fill("Karin Exempel");
  await field(page, "E-post för kvittot").fill("karin.anger@example.com");
  await submit(page, "Fortsätt till bekräftelse").click();
  await page.getByText("20 november 2026").waitFor();
  await submit(page, "Ändra").click();
  await expect.poll(() => field(page, "Namn").inputValue()).toBe("Karin Exempel");
  await submit(page, "Fortsätt till bekräftelse").click();
  await submit(page, "Bekräfta ånger").click();
  await page.waitForURL(/\/arende\//);
  await page.getByText("Pengarna tillbaka", { exact: true }).waitFor();
});

test("[FILL-5] a complaint with everything wrong says so at every field, at both widths, with axe content", async () => {
  const { page } = await openPage("/reklamation/", phone);
  await field(page, "Registreringsnummer").focus();
  await isAwake(page);
  await field(page, "Registreringsnummer").fill("MLB 8");
  await submit(page, "Skicka anmälan").click();
  await summary(page).getByText("Fem uppgifter behöver rättas").waitFor();
  await expect.poll(() => mistakeAt(page, "Registreringsnummer")).toEqual(["true", "Regnr saknas/felaktigt"]);
  expect(await complaintsInBothLooks(page)).toEqual([]);
});
