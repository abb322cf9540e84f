import { afterAll, expect, test } from "vitest";
import { testSite } from "#tests/test-site.ts";
import { textOf } from "./valuing.ts";

/** The last second of the old act, and the first of the new one, in Sweden. */
const [before, after] = [new Date("2026-11-19T22:59:59Z"), new Date("2026-11-19T23:00:00Z")];
let now = before;

const site = await testSite({ clock: () => now });
afterAll(() => site.close());

const pages = ["/bilfinansiering/", "/kopa-bil/?payment=monthly", "/bilfinansiering/?pris=200000"];
const ofNewAct = "att en människa prövar den";

test("[FIN-24] [CONTENT-20] [PAGECACHE-3] pages about credit turn to the new act at midnight, cached ones too", async () => {
  now = before;
  const old = await Promise.all(pages.map(async (path) => textOf((await site.get(path)).html)));
  for (const text of old.filter((said) => said.includes("Att låna kostar pengar!"))) {
    expect(text).toContain("Exempelbanken AB lämnar krediten");
    expect(text).not.toContain(ofNewAct);
  }
  expect(old[0]).toContain("Konsumentkreditlagen (2010:1846)");
  expect(old[0]).not.toContain("(EU) 2023/2225");
  now = after;
  const turned = await Promise.all(pages.map(async (path) => textOf((await site.get(path)).html)));
  for (const text of turned.filter((said) => said.includes("Att låna kostar pengar!")))
    expect(text).toContain(ofNewAct);
  expect(turned[0]).toContain("En människa prövar.");
  expect(turned[0]).toContain("(EU) 2023/2225");
  expect(turned.filter((said) => said.includes(ofNewAct)).length).toBeGreaterThan(1);
});
