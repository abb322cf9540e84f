import { expect, test } from "vitest";
import { openFirstVisit, phone } from "./browser.ts";

declare global {
  interface Window {
    layoutShift: number;
  }
}

test("[FONT-1] [COOKIE-2] a font that comes when the page is being read moves nothing", async () => {
  const { page } = await openFirstVisit("/robots.txt", phone);
  const { promise: isRead, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await isRead;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Fonts are part of "load", which this page shall not wait for.
  await page.goto("/om-oss/", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

  const fonts = [page.waitForResponse("**/hanken-*.woff2"), page.waitForResponse("**/familjen-*.woff2")];
  release();
  for (const font of await Promise.all(fonts)) await font.finished();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
});
