import { afterAll, expect, test } from "vitest";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

test.each(["/robots.txt", "/llms.txt"])("[ROBOTS-2] %s is plain text", async (path) => {
  const { status, headers } = await site.get(path);
  expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/plain/i)]);
});

test("[ROBOTS-1] only the staff's pages and Mina sidor are closed to crawlers", async () => {
  const { html } = await site.get("/robots.txt");
  expect(html.match(/^Disallow: .*$/gm)).toEqual(["Disallow: /personal/", "Disallow: /mina-sidor/"]);
});

test("[ROBOTS-3] robots.txt names the site map, which is there", async () => {
  const { html } = await site.get("/robots.txt");
  const [, path = ""] = /^Sitemap: http:\/\/localhost:3000(\/.*)$/m.exec(html) ?? [];
  expect((await site.get(path)).status).toBe(200);
});

test("[LLMS-1] the text for language models counts the stock and leads to pages that are there", async () => {
  const { html } = await site.get("/llms.txt");
  expect(html).toMatch(/^# Milstolpen\n\n> .*Just nu \d\s\d{3} bilar till salu och \d+ på väg in\./);
  const addresses = [...html.matchAll(/\]\(http:\/\/localhost:3000(\/[^)]+)\)/g)].map(
    ([, path]) => path ?? "",
  );
  expect(addresses.length).toBeGreaterThan(15);
  for (const path of addresses) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});
