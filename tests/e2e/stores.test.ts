import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, openPage, phone } from "./browser.ts";

const gavle = { latitude: 60.67, longitude: 17.14 };
const firstStore = (page: Page) => page.locator("#butikslista + ol h3").first().textContent();
const button = (page: Page) => page.getByRole("button", { name: "Använd min plats" });

test("[NEAR-10] [NEAR-12] [NEAR-13] the position is asked for on a click only, sorts the list, and is remembered to a mil until it is forgotten", async () => {
  const { page, complaints } = await openPage("/butik/", {
    ...phone,
    geolocation: gavle,
    permissions: ["geolocation"],
  });
  await button(page).waitFor();
  expect(await firstStore(page)).toBe("Göteborg");

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await button(page).click();
  await page
    .getByRole("status")
    .filter({ hasText: "Närmast dig (Gävle med omnejd) är Uppsala, cirka 10" })
    .waitFor();
  await expect.poll(() => firstStore(page)).toBe("Uppsala");
  expect(sent.filter((request) => /60\.67|17\.14|latitude/.test(request))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/60\.67|17\.14/);
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"latitude":60.7,"longitude":17.1'));
  await page.reload();
  await expect.poll(() => firstStore(page)).toBe("Uppsala");
  await page.getByRole("button", { name: "Glöm min plats" }).click();
  await expect.poll(() => firstStore(page)).toBe("Göteborg");
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"latitude":null'));
  expect(complaints).toEqual([]);
});

test("[NEAR-10] without JavaScript there is no such button, and the postcode does the same", async () => {
  const { page } = await openPage("/butik/", { ...desktop, javaScriptEnabled: false });
  expect(await button(page).count()).toBe(0);
  await page.getByLabel("Ditt postnummer").fill("802 50");
  await page.getByRole("button", { name: "Hitta närmaste" }).click();
  await page.waitForURL("**/butik/?postnummer=802+50");
  expect(await firstStore(page)).toBe("Uppsala");
});

test("[NEAR-11] a browser that keeps its position to itself leads to the postcode", async () => {
  const { page } = await openPage("/butik/", { ...phone, permissions: [] });
  await button(page).click();
  await page.getByRole("alert").filter({ hasText: "Webbläsaren lämnade inte ut din plats" }).waitFor();
  expect(await firstStore(page)).toBe("Göteborg");
});

test("[NEAR-9] a mistake puts the visitor back in the field; put right, it is read out and the list follows", async () => {
  const { page, complaints } = await openPage("/butik/");
  const field = page.getByLabel("Ditt postnummer");
  await field.fill("8525");
  await field.press("Enter");
  await page.getByText("Skriv ett postnummer med fem siffror").waitFor();
  expect(await field.inputValue()).toBe("8525");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);

  await field.fill("85230");
  await field.press("Enter");
  await page.getByRole("status").filter({ hasText: "är Sundsvall, mindre än 1" }).waitFor();
  await expect.poll(() => firstStore(page)).toBe("Sundsvall");
  await expect.poll(() => field.inputValue()).toBe("852\u00a030");

  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("8525");
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("");
  await expect.poll(() => firstStore(page)).toBe("Göteborg");
  expect(complaints).toEqual([]);
});

test("[MAP-7] what is pointed at is marked in the list and on both maps, and a post opens its store", async () => {
  const { page, complaints } = await openPage("/butik/", desktop);
  await button(page).waitFor();
  const marked = () =>
    page.evaluate(() => ({
      rows: [...document.querySelectorAll(".store-row-here h3")].map((heading) => heading.textContent),
      posts: document.querySelectorAll(".map-stop-here").length,
    }));
  await page.getByRole("link", { name: "Täby" }).focus();
  await expect.poll(marked).toEqual({ rows: ["Täby"], posts: 2 });
  await page.locator(".stores-country [data-store=uppsala]").hover();
  await expect.poll(marked).toEqual({ rows: ["Uppsala"], posts: 1 });
  await page.locator(".stores-country [data-store=uppsala]").click();
  await page.getByRole("heading", { level: 1, name: "Milstolpen Uppsala" }).waitFor();
  expect(complaints).toEqual([]);
});
