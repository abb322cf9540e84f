import { afterAll, expect, test } from "vitest";
import { contentLibrary } from "#features/content/service/content-library.server.ts";
import { pathOfText } from "#features/content/service/public-texts.server.ts";
import { trialLinks } from "#features/site-facts/rules/footer-links.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
const production = await testSite({ appEnv: "production" });
afterAll(() => Promise.all([site.close(), production.close()]));

const hiding = '<meta name="robots" content="noindex"';
const trialPaths = trialLinks.map(({ to }) => to);
const demoPaths = [...contentLibrary].filter(([, { isDemo }]) => isDemo).map(([slug]) => pathOfText(slug));

const addressesIn = async (where: typeof site, path: string) =>
  new Set([...(await where.get(path)).html.matchAll(/localhost:3000(\/[^<)]*)/g)].map(([, to = ""]) => to));

const forOnePerson = ["/customer-uploads/", "/mina-sidor/"];

test.each(trialPaths)(
  "[PROD-1] %s is a page in production, hidden from search only if it is for one person",
  async (path) => {
    const { status, html } = await production.get(path);
    expect([status, html.includes(hiding)]).toEqual([200, forOnePerson.includes(path)]);
  },
);

test.each(["/sitemaps/pages.xml", "/llms.txt"])(
  "[PROD-1] [PROD-2] in production %s names the same pages, but for the demo's news",
  async (path) => {
    const named = await addressesIn(production, path);
    expect(named.size).toBeGreaterThan(15);
    expect(demoPaths.filter((hidden) => named.has(hidden))).toEqual([]);
    const inDemo = await addressesIn(site, path);
    expect([inDemo.has("/reklamation/"), named.has("/reklamation/")]).toEqual([true, true]);
    expect(trialPaths.filter((trial) => named.has(trial) !== inDemo.has(trial))).toEqual([]);
  },
);

test("[PROD-2] the demo's news are pages in the demo, and none in production", async () => {
  expect(demoPaths.length).toBeGreaterThan(5);
  for (const path of demoPaths) {
    expect([path, (await site.request(path)).status]).toEqual([path, 200]);
    expect([path, (await production.request(path)).status]).toEqual([path, 404]);
  }
});

test.each(["/news/", "/blogg/"])("[PROD-2] %s links to none of them in production", async (path) => {
  const { html } = await production.get(path);
  expect(demoPaths.filter((news) => html.includes(`href="${news}"`))).toEqual([]);
  expect(demoPaths.some((news) => html.includes(news))).toBe(false);
});

test("[CONTENT-14] no two navigations of a page have the same name", async () => {
  for (const path of ["/kopvillkor/", "/kopa-bil/", "/"]) {
    const { html } = await site.get(path);
    const names = [...html.matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect([path, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([path, []]);
  }
});
