import { expect, test } from "vitest";
import { complaintsInOneLook } from "./axe.ts";
import { openPage, phone } from "./browser.ts";

test("[SERVICE-1] [SERVICE-2] on a phone, by the keyboard: workshop and work, back and reload lose nothing, and the time is booked", async () => {
  const { page, complaints } = await openPage("/bilservice/", phone);
  await page.getByRole("radio", { name: /Däckskifte/ }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Vilken verkstad?").selectOption("uppsala");
  await page.getByRole("button", { name: "Visa lediga tider" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Däckskifte, cirka 30").waitFor();
  await page.reload();
  await page.getByLabel("Registreringsnummer").fill("MLB 84A");
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.locator("details[open] input[type=radio]").first().focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Namn").fill("Karin Exempel");
  await page.getByLabel("E-post").fill("karin.servar@example.com");
  await page.getByLabel("Telefon").fill("070-174 06 12");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Verkstadstiden är bokad" }).waitFor();
  expect(await page.getByRole("link", { name: "Flytta eller avboka" }).count()).toBe(1);
  expect(complaints).toEqual([]);
});
