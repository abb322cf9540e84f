import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFirstVisit, phone } from "./browser.ts";

/** A page whose pictures come when `release` is called, and what it asks for and gets, in order. */
async function openWithLatePictures(before: (page: Page) => Promise<unknown>) {
  const { page } = await openFirstVisit("/robots.txt", phone);
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  const seen: string[] = [];
  await page.route(
    () => true,
    async (route) => {
      const kind = route.request().resourceType();
      if (kind === "image") await isTime;
      if (kind === "image" || kind === "script") seen.push(kind);
      await route.continue();
    },
  );
  await before(page);
  await page.goto("/kopa-bil/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return { seen, release };
}

test("[SPEED-2] no script is asked for before the first picture is there", async () => {
  // The two seconds shall not run out on a slow machine.
  const { seen, release } = await openWithLatePictures((page) =>
    page.addInitScript(() => {
      const set = window.setTimeout.bind(window);
      const withoutLimit = (run: () => void, ms?: number, ...rest: unknown[]) =>
        ms === 2_000 ? 0 : set(run, ms, ...rest);
      Object.assign(window, { setTimeout: withoutLimit });
    }),
  );
  expect(seen).toEqual([]);
  release();
  await expect.poll(() => seen).toContain("script");
  expect(seen[0]).toBe("image");
});

test("[SPEED-2] a picture that never comes holds nothing up for long", async () => {
  const { seen, release } = await openWithLatePictures(async () => {});
  await expect.poll(() => seen).toContain("script");
  expect(seen).not.toContain("image");
  release();
});
