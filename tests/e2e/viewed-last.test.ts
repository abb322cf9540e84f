import { expect, test } from "vitest";
import { awake, desktop, openPage, phone } from "./browser.ts";

test("[LISTING-34] [VIEW-9] [NAV-1] [NAV-2] [VIEW-10] [HIST-6] what was viewed and searched for is offered again, after a yes, and can be cleared", async () => {
  const { page } = await openPage("/kopa-bil/?order=nyast");
  await page.getByRole("button", { name: "Godkänn alla" }).click();
  const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"advertViews":[{'));
  // The way back leads to the same list, also after the advert is loaded anew.
  const back = page.getByRole("navigation", { name: "Brödsmulor" }).getByRole("link", { name: "Köp bil" });
  expect(await back.getAttribute("href")).toBe("/kopa-bil/?order=nyast");
  await page.reload();
  await expect.poll(() => back.getAttribute("href")).toBe("/kopa-bil/?order=nyast");
  await page.setViewportSize(phone.viewport);
  const arrow = page.getByRole("link", { name: "Tillbaka till Köp bil" });
  expect(await arrow.getAttribute("href")).toBe("/kopa-bil/?order=nyast");
  await page.setViewportSize(desktop.viewport);
  // So does the list itself, after six cards.
  await page.goto("/kopa-bil/");
  const seen = page.getByRole("region", { name: "Du tittade nyss på" });
  await seen.getByRole("link", { name }).waitFor();
  expect(
    await page
      .locator("main article")
      .nth(5)
      .evaluate((card) => card.closest("li")?.nextElementSibling?.className),
  ).toBe("between-cards");
  // An address that leads nowhere offers what was viewed.
  await page.goto("/finns-inte/");
  await page.getByRole("region", { name: "Senast visade" }).getByRole("link", { name }).waitFor();
  await page.goto("/");
  // Sent before that it is a plain form, and not remembered.
  await awake(page);
  const field = page.getByRole("combobox", { name: "Sök bil" });
  await field.fill("kombi med drag");
  await field.press("Enter");
  await page.waitForURL(/kopa-bil/);
  // What was searched for is kept a moment after it is shown.
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"queryHistory":["kombi med drag"'));
  await page.goto("/");
  const viewed = page.getByRole("region", { name: "Senast visade" });
  await viewed.getByRole("link", { name }).waitFor();
  await field.focus();
  await page.waitForFunction(() => document.querySelector("datalist option") !== null);
  expect(await page.locator("datalist option").first().getAttribute("value")).toBe("kombi med drag");
  await viewed.getByRole("button", { name: "Rensa senast visade" }).click();
  await viewed.waitFor({ state: "detached" });
  await page.goto("/kopa-bil/?search=finnsinte&priceTo=5000&brands=volvo");
  await page
    .getByRole("region", { name: "Senast sökt" })
    .getByRole("link", { name: "kombi med drag" })
    .waitFor();
});

test("[VIEW-3] one of the cars viewed last can be taken away, the others stay", async () => {
  const { page } = await openPage("/kopa-bil/?order=nyast");
  await page.getByRole("button", { name: "Godkänn alla" }).click();
  const links = page.getByRole("main").getByRole("article").getByRole("link");
  const addresses = await links.evaluateAll((all) => [
    ...new Set(
      all
        .map((one) => one.getAttribute("href"))
        .filter((to) => /^\/kopa-bil\/[^/]+\/[^/]+\/$/.test(to ?? "")),
    ),
  ]);
  for (const [at, to] of addresses.slice(0, 2).entries()) {
    await page.goto(to ?? "");
    await page.waitForFunction(
      (many) => JSON.parse(localStorage.getItem("v15") ?? "{}").state?.history?.advertViews?.length === many,
      at + 1,
    );
  }
  await page.goto("/finns-inte/");
  const viewed = page.getByRole("region", { name: "Senast visade" });
  const remove = viewed.getByRole("button", { name: /^Ta bort .+ ur senast visade$/ });
  await expect.poll(() => remove.count()).toBe(2);
  await remove.first().click();
  await expect.poll(() => remove.count()).toBe(1);
  const { pathname } = new URL(addresses[0] ?? "", page.url());
  expect(await viewed.getByRole("link").first().getAttribute("href")).toBe(pathname);
});
