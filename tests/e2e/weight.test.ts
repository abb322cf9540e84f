import { expect, test } from "vitest";
import { gzipKilobytes } from "#tests/gzip-kilobytes.ts";
import { advertWith } from "./advert-with.ts";
import { awake, desktop, openFirstVisit, phone } from "./browser.ts";

test.each([
  ["phone", phone],
  ["desktop", desktop],
])(
  "[WEIGHT-1] [WEIGHT-2] [SPEED-4] a text comes with little script and style, on a first visit: %s",
  async (_, screen) => {
    const { page } = await openFirstVisit("/robots.txt", { ...screen });
    const loaded = { script: new Set<string>(), stylesheet: new Set<string>() };
    page.on("request", (request) => {
      const kind = request.resourceType();
      if (kind === "script" || kind === "stylesheet") loaded[kind].add(request.url());
    });
    await page.goto("/kopvillkor/");
    // The question of consent is there at once, what is loaded late comes when the page is awake.
    await page.getByRole("button", { name: "Bara nödvändiga" }).waitFor();
    await awake(page);
    await page.waitForLoadState("networkidle");
    expect(loaded.script.size).toBeGreaterThan(3);
    expect(await gzipKilobytes(loaded.script)).toBeLessThanOrEqual(134);
    expect(await gzipKilobytes(loaded.stylesheet)).toBeLessThanOrEqual(20);
    // V8 reads it in the first line alone.
    const framework = [...loaded.script].find((address) => address.includes("/framework-"));
    expect(await (await fetch(framework ?? "")).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);

test("[WEIGHT-3] the listing comes with at most 160 kB of script, what comes late included", async () => {
  const { page } = await openFirstVisit("/robots.txt", { ...desktop });
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  // What is loaded last is what follows the cars.
  const following = page.waitForRequest(/\/live\/cars/);
  await page.goto("/kopa-bil/");
  await page.getByRole("button", { name: "Bara nödvändiga" }).waitFor();
  await following;
  expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(160);
});

test("[WEIGHT-4] an advert comes with at most 169 kB of script, the viewer of its pictures not among it", async () => {
  const path = await advertWith(["Snurra bilen"]);
  const { page } = await openFirstVisit("/robots.txt", { ...desktop });
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto(path);
  await page.getByRole("button", { name: "Bara nödvändiga" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(scripts.size).toBeGreaterThan(3);
  expect([...scripts].filter((address) => address.includes("gallery-viewer"))).toEqual([]);
  expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(169);
});
