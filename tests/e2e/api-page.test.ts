import { expect, test } from "vitest";
import { openPage, phone } from "./browser.ts";

test("[API-19] the page about the API fits a phone, with every table open", async () => {
  const { page } = await openPage("/api/", { ...phone, javaScriptEnabled: false });
  const opened = await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
    return all.length;
  });
  expect(opened).toBeGreaterThan(3);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(phone.viewport.width);
});
