import { afterAll, expect, test } from "vitest";
import { routeTable } from "#tests/route-table.ts";
import { axeComplaints } from "./axe.ts";
import { closeBrowser, desktop, openPage, phone } from "./browser.ts";

afterAll(closeBrowser);

/** What fades in would be judged half faded. */
const still = { reducedMotion: "reduce" } as const;
const looks = [
  ["phone, light", { ...phone, ...still, colorScheme: "light" }],
  ["phone, dark", { ...phone, ...still, colorScheme: "dark" }],
  ["desktop, light", { ...desktop, ...still, colorScheme: "light" }],
  ["desktop, dark", { ...desktop, ...still, colorScheme: "dark" }],
] as const;

/** Pages that look different once something has been asked of them. */
const asked = ["/vardera-bil/?licenseplate=iab12d", "/byta-bil/?licenseplate=abc"];

test.each(looks)(
  "[AXE-1] every page of the route table is without complaints and fits the screen: %s",
  async (_, look) => {
    const { page, complaints } = await openPage("/", look);
    const found: Record<string, string[]> = {};
    for (const path of [...routeTable, ...asked]) {
      await page.goto(path);
      const wrong = [...(await axeComplaints(page)), ...complaints.splice(0)];
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        wrong.push("scrolls sideways");
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
  },
  600_000,
);
