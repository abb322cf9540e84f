import { expect, test } from "vitest";
import { desktop, openFirstVisit, phone } from "./browser.ts";
import { siteCutAt } from "./held-back-page.ts";
import { movedParts } from "./moved-parts.ts";

test.each([
  ["phone", phone],
  ["desktop", desktop],
])("[SPEED-5] a list that is read up to the middle of its tools moves nothing: %s", async (_, screen) => {
  const { baseURL, release } = await siteCutAt("Kontantpris");
  const { page } = await openFirstVisit("/robots.txt", screen);
  const opened = page.goto(`${baseURL}/kopa-bil/`);
  await page.locator("h2#bilarna").waitFor({ state: "attached" });
  // Whatever is to be painted of a page in half is painted within so many frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++)
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 100)),
      ]);
  });
  release();
  await opened;
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await movedParts(page)).toEqual([]);
});
