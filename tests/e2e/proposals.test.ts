import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readAgainField } from "#features/proposals/pages/proposal-view.ts";
import { complaintsInBothLooks } from "./axe.ts";
import { openFirstVisit, openOwnBrowser } from "./browser.ts";
import { signInAs } from "./staff-in-browser.ts";

const plain = async (page: Page, part = "main") =>
  ((await page.locator(part).first().textContent()) ?? "").replaceAll("\u00a0", " ");

test("[PROPOSE-11] [PROPOSE-5] a salesman builds a proposal with keys; the customer follows it on a phone, and both see each change", async () => {
  const { page: desk } = await openOwnBrowser("/personal/offerter/");
  await signInAs(desk, /Anna/);
  await desk.getByRole("button", { name: /Ny offert/ }).waitFor();
  await desk.keyboard.press("n");
  await desk.getByLabel("Kundens namn").fill("Omar Ek");
  await desk.getByLabel("Kundens e-post").fill("omar@example.com");
  await desk.getByRole("heading", { level: 1 }).click();
  await desk.keyboard.press("b");
  await desk.getByLabel("Regnr eller sökning").fill("volvo");
  await desk.keyboard.press("Enter");
  await desk.locator(".pr-found button").first().click();
  await desk.locator(".pr-lines img, .pr-lines .pr-amount").first().waitFor();
  await desk.getByRole("heading", { level: 1 }).click();
  await desk.keyboard.press("t");
  await desk.getByRole("button", { name: /Vinterhjul/ }).click();
  await desk.getByLabel("Med i offerten").check();
  await expect.poll(() => plain(desk)).toContain("Per månad, 36 mån");
  await desk.getByRole("heading", { level: 1 }).click();
  await desk.keyboard.press("m");
  await expect.poll(() => plain(desk)).toContain("Marginal, syns bara här");
  expect(await complaintsInBothLooks(desk)).toEqual([]);
  await desk.keyboard.press("Control+Enter");
  await expect.poll(() => plain(desk)).toContain("Version 1 är skickad till omar@example.com");

  // The customer's own link is in the letter.
  const { page: inbox } = await openFirstVisit("/inkorg/", { viewport: { width: 390, height: 844 } });
  await inbox
    .getByRole("link", { name: /Din offert:/ })
    .first()
    .click();
  const letter = inbox.frameLocator("iframe").first();
  const link = await letter.getByRole("link", { name: "Öppna offerten" }).getAttribute("href");
  const phone = inbox;
  // As it opens the page asks what has happened meanwhile; that answer is held until the customer has chosen.
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
  const again = `**?${readAgainField}=1`;
  const isAsked = phone.waitForRequest(again);
  await phone.route(again, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await isChosen;
    // Nobody waits for it any more.
    await route.fulfill({ response }).catch(() => {});
  });
  await phone.goto(new URL(link ?? "").pathname);
  await isAsked;
  await phone.getByRole("heading", { level: 1, name: "Din offert" }).waitFor();
  expect(await plain(phone)).not.toMatch(/marginal/i);
  await expect.poll(() => plain(desk)).toContain("Kunden är inne nu");

  // The customer moves: the salesman sees the same monthly cost without doing anything.
  await phone.locator("[data-range]:not([hidden])").waitFor();
  await phone.getByRole("radio", { name: "60", exact: true }).check();
  choose();
  await expect.poll(() => plain(phone)).toContain("i 60 månader");
  await phone.unroute(again);
  await expect.poll(() => plain(desk)).toContain("Kunden har valt:");
  const monthly = await plain(phone, "[data-part=loan] dd");
  expect(monthly).toMatch(/^\d[\d ]* kr\/mån$/);
  await expect.poll(() => plain(desk)).toContain(`60 mån, ${monthly}`);
  expect(await complaintsInBothLooks(phone)).toEqual([]);

  // The salesman sends another version: the open page is that one, and the old cannot be accepted.
  await desk.getByLabel("Rabatt", { exact: true }).last().fill("5000");
  await desk.keyboard.press("Control+Enter");
  await expect.poll(() => plain(phone)).toContain("Nytt sedan version 1:");
  await expect.poll(() => plain(phone)).toContain("−5 000 kr");

  await phone.getByLabel("Ditt namn").fill("Omar Ek");
  await phone.getByLabel("Jag har fyllt 18 år").check();
  await phone.getByRole("button", { name: "Godkänn offerten" }).click();
  await expect.poll(() => plain(phone)).toContain("Du har godkänt version 2");
  await expect.poll(() => plain(desk)).toContain("Godkänd av Omar Ek");
});
