import { expect, test } from "vitest";
import { awake, openPage } from "./browser.ts";

test("[TRUSTED-1] [TRUSTED-2] a text that somebody puts in raw makes no element and runs nowhere, while our own pages follow each other", async () => {
  const { page, complaints } = await openPage("/om-oss/");
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  await awake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor", exact: true }).click();
  await page.waitForURL("**/kopvillkor/");
  await expect.poll(() => page.locator("main .prose p").count()).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  const put = await page.evaluate(() => {
    const [element, script] = [document.createElement("div"), document.createElement("script")];
    element.innerHTML = "<img src=x onerror=alert(1)>";
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    return { children: element.childNodes.length, hasRun: "hasRun" in window };
  });
  expect(put).toEqual({ children: 0, hasRun: false });
});
