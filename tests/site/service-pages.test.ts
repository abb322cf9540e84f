import { afterAll, expect, test } from "vitest";
import { testSite } from "#tests/test-site.ts";
import { plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());

const { chain } = site.stock.catalogs();

test("[SERVICE-2] the stores that have a workshop can be chosen, and the examples are named as such", async () => {
  const { html } = await site.get("/bilservice/");
  for (const { name, workshopPlaces } of chain.stores)
    expect(html.includes(`>${name}</option>`)).toBe(workshopPlaces > 0);
  expect(plain((await site.get("/bilforsakring/")).html)).toContain("Ditt pris sätter försäkringsbolaget.");
  expect((await site.get("/bilgaranti/")).html).toContain("24 månader");
});
