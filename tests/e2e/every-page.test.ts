import { afterAll, expect, inject, test } from "vitest";
import { routeTable } from "#tests/route-table.ts";
import { complaintsInEveryLook } from "./axe.ts";
import { closeBrowser, openPage, phone } from "./browser.ts";

afterAll(closeBrowser);

/** Pages that look different once something has been asked of them, and one that does not exist. */
const asked = ["/vardera-bil/?licenseplate=iab12d", "/byta-bil/?licenseplate=abc", "/finns-inte/"];

/** The same on every page: judged with these three, and left out elsewhere. */
const shell = ["header", "footer", "#meny"];
const withShell = ["/", "/kopvillkor/", "/butik/"];

async function anAdvert(): Promise<string> {
  const listing = await (await fetch(`${inject("address")}/kopa-bil/`)).text();
  return /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//.exec(listing)?.[0] ?? "no advert on the listing";
}

test("[AXE-1] every page of the route table is without complaints and fits the screen", async () => {
  const found: Record<string, string[]> = {};
  const waiting = [...routeTable, ...asked, await anAdvert()];
  const visit = async () => {
    // What fades in would be judged half faded.
    const { page, complaints } = await openPage("/", { ...phone, reducedMotion: "reduce" });
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await page.goto(path);
      const wrong = await complaintsInEveryLook(page, withShell.includes(path) ? [] : shell);
      const said = complaints.splice(0);
      if (answer?.ok()) wrong.push(...said);
      if (wrong.length > 0) found[path] = wrong;
    }
  };
  await Promise.all([visit(), visit()]);
  expect(found).toEqual({});
}, 600_000);
