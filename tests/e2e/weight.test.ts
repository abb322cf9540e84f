import { gzipSync } from "node:zlib";
import { afterAll, expect, inject, test } from "vitest";
import { closeBrowser, desktop, openPage, phone } from "./browser.ts";

afterAll(closeBrowser);

/** As it would be sent with gzip, in thousands of bytes. */
async function kilobytes(paths: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...paths].map(
      async (path) => gzipSync(await (await fetch(inject("address") + path)).bytes(), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

test.each([
  ["phone", phone],
  ["desktop", desktop],
])(
  "[WEIGHT-1] [WEIGHT-2] a text comes with little script and style, on a first visit: %s",
  async (_, screen) => {
    const { page } = await openPage("/robots.txt", { ...screen, serviceWorkers: "block" });
    const loaded = { script: new Set<string>(), stylesheet: new Set<string>() };
    page.on("request", (request) => {
      const kind = request.resourceType();
      if (kind === "script" || kind === "stylesheet") loaded[kind].add(new URL(request.url()).pathname);
    });
    await page.goto("/kopvillkor/");
    // What is loaded late is loaded by now: the question of consent is the last.
    await page.getByRole("button", { name: "Bara nödvändiga" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(loaded.script.size).toBeGreaterThan(3);
    expect(await kilobytes(loaded.script)).toBeLessThanOrEqual(135);
    expect(await kilobytes(loaded.stylesheet)).toBeLessThanOrEqual(20);
  },
);
