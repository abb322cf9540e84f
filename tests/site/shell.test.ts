import { afterAll, expect, test } from "vitest";
import { hashSource } from "#app/inline-scripts.server.ts";
import { trialLinks } from "#features/site-facts/rules/footer-links.ts";
import type { Database } from "#platform/db/database.ts";
import { noThirdParties } from "#tests/test-services.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
const production = await testSite({ appEnv: "production" });
afterAll(() => Promise.all([site.close(), production.close()]));

const footerOf = (html: string) => html.slice(html.indexOf("<footer"));

test("[SHELL-7] the footer has its buttons, sections, company facts and version on every page", async () => {
  for (const path of ["/", "/om-oss/", "/finns-inte/"]) {
    const footer = footerOf((await site.get(path)).html);
    for (const text of [
      'href="/kontakt/kundservice/"',
      "Butikernas öppettider",
      "Garanti och villkor",
      "Jag vill köpa en bil",
      "Jag vill sälja en bil",
      "Ångra avtalet här",
      "Ändra samtycke",
      "559000-0000",
      "9.5.0",
    ]) {
      expect(footer).toContain(text);
    }
  }
});

test("[SHELL-8] the contract's group is linked to in the footer outside production only", async () => {
  const shown = footerOf((await site.get("/om-oss/")).html);
  const hidden = footerOf((await production.get("/om-oss/")).html);
  for (const { to } of trialLinks) {
    expect(shown).toContain(`href="${to}"`);
    expect(hidden).not.toContain(`href="${to}"`);
  }
});

test("[SHELL-3] the jobs are our own page until a recruitment portal is given", async () => {
  const portal = await testSite({ outside: { ...noThirdParties, recruitmentUrl: "https://jobb.example/" } });
  const jobs = /<a href="([^"]+)" target="_blank" rel="noopener"[^>]*>Lediga tjänster/;
  expect(jobs.exec((await site.get("/")).html)?.[1]).toBe("/lediga-tjanster/");
  expect(jobs.exec((await portal.get("/")).html)?.[1]).toBe("https://jobb.example/");
  await portal.close();
});

test("[SHELL-6] the banner is hidden where a customer reads a proposal", async () => {
  const hiddenBanner = /<section aria-label="När vi svarar" hidden=""/;
  expect((await site.get("/om-oss/")).html).toMatch(/<section aria-label="När vi svarar" data/);
  expect((await site.get("/offertforslag/")).html).toMatch(hiddenBanner);
});

test("[SHELL-17] a page of text is shown though the stock cannot be counted", async () => {
  const broken = await testSite({ db: {} as Database });
  const { status, html } = await broken.get("/_app/");
  expect(status).toBe(200);
  expect(html).toContain("Du är utan nät");
  await broken.close();
});

test("[SHELL-13] the page says from its first byte that it has a light and a dark look", async () => {
  const { html } = await site.get("/");
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html.match(/<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)"/g)).toHaveLength(
    2,
  );
});

test("[SHELL-23] [SEC-2] every page reads the chosen colours before its style, by a script that its policy names", async () => {
  for (const path of ["/om-oss/", "/finns-inte/"]) {
    const { html, headers } = await site.get(path);
    const [, script = ""] = html.match(/<head><script>(.*?)<\/script>/s) ?? [];
    expect(script).toContain("prefersColorScheme");
    expect(headers.get("content-security-policy")).toContain(hashSource(script));
  }
  const { html, headers } = await site.get("/personal/");
  const [, nonce = "none"] = html.match(/<script nonce="([^"]+)">\(\(\)/) ?? [];
  expect(headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
});

test("[OFFLINE-7] the service worker is asked for anew each time", async () => {
  const { status, headers } = await site.get("/sw.js");
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(headers.get("content-type")).toContain("javascript");
});

test("[BREAK-3] data says which build it comes from, as the page does", async () => {
  const { html } = await site.get("/kopa-bil/");
  const version = /<html[^>]* data-build="(\w+)"/.exec(html)?.[1];
  expect(version).toMatch(/^\w+$/);
  for (const data of ["/butik/_.data", "/kopa-bil/_.data", "/kopa-bil/svar/"])
    expect((await site.get(data)).headers.get("x-build")).toBe(version);
});

test("[BREAK-2] the framework still names the files of every route where app/router-internals.ts looks for them", async () => {
  const { html } = await site.get("/butik/");
  const [manifest = ""] = /\/assets\/manifest-\w+\.js/.exec(html) ?? [];
  const page = { __reactRouterManifest: { routes: {} as Record<string, { module: string }> } };
  new Function("window", (await site.get(manifest)).html)(page);
  const modules = Object.values(page.__reactRouterManifest.routes).map(({ module }) => module);
  expect(modules.length).toBeGreaterThan(40);
  for (const module of modules) expect(module).toMatch(/^\/assets\/[\w.-]+\.js$/);
});

test("[OFFLINE-8] the manifest and its icons are there", async () => {
  const { html } = await site.get("/");
  expect(html).toMatch(/<link[^>]* rel="manifest"[^>]* href="\/manifest\.webmanifest"/);
  const manifest = await site.get("/manifest.webmanifest");
  expect(manifest.headers.get("content-type")).toContain("application/manifest+json");
  for (const { src } of JSON.parse(manifest.html).icons) expect((await site.get(src)).status).toBe(200);
  expect((await site.get("/icons/apple-touch-icon.png")).headers.get("content-type")).toBe("image/png");
});

test("[OFFLINE-1] the shell alone is no page for search engines", async () => {
  expect((await site.get("/_app/")).html).toContain('<meta name="robots" content="noindex"/>');
});
