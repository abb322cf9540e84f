import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeComplaints } from "./axe.ts";
import { awake, desktop, openPage, phone } from "./browser.ts";

const chips = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /, ta bort$/ })
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("aria-label")))]);

test("[LISTING-25] [LISTING-30] on a phone, by keyboard alone: a word completed, a slip corrected and taken back", async () => {
  const { page } = await openPage("/kopa-bil/", phone);
  await awake(page);
  const field = page.getByRole("combobox", { name: "Sök bil" });
  await field.focus();
  await page.keyboard.type("elb");
  await page.getByRole("option", { name: /Elbil/ }).waitFor();
  await page.keyboard.press("Escape");
  await field.fill("diessel kombi utan panoramatak");
  await page.keyboard.press("Enter");
  await page.getByText("Menade du diesel? Vi sökte på diesel.").waitFor();
  expect(await chips(page)).toEqual(["Kombi, ta bort", "Diesel, ta bort", "Inte panorama, ta bort"]);
  expect(await axeComplaints(page)).toEqual([]);
  await page.getByRole("link", { name: "Sök på ”diessel” i stället" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("”diessel” förstod vi inte").waitFor();
});

test("[LISTING-29] without JavaScript an empty list leads on, and says by how much others miss", async () => {
  const { page } = await openPage("/kopa-bil/?search=tesla+under+5+000+kr", {
    ...desktop,
    javaScriptEnabled: false,
  });
  await page.getByRole("heading", { name: "Nästan rätt" }).waitFor();
  await page
    .getByText(/kr över/)
    .first()
    .waitFor();
  await page
    .getByRole("link", { name: /^(Ta bort|Höj till) .+ och visa/ })
    .first()
    .click();
  await page.getByRole("article").first().waitFor();
});
