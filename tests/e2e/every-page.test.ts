import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { routeTable } from "#tests/route-table.ts";
import { complaintsInBothLooks, complaintsInEveryLook, complaintsInOneLook } from "./axe.ts";
import { awake, openPage, phone } from "./browser.ts";

/** Pages that look different once something has been asked of them, and one that does not exist. An advert: advert.test.ts. */
const asked = ["/vardera-bil/?licenseplate=iab12d", "/byta-bil/?licenseplate=abc", "/finns-inte/"];

/** Header, footer and menu are judged with these two, and left out elsewhere. */
const withShell = ["/", "/kopvillkor/"];

/** The module that shows the page: texts, say, share one, and so do the pages that are not there yet. */
const kindOf = (page: Page) =>
  page.evaluate(() => {
    const framework = window as unknown as Framework;
    const { matches, errors } = framework.__reactRouterDataRouter.state;
    const { module } = framework.__reactRouterManifest.routes[matches.at(-1)?.route.id ?? ""] ?? {};
    return `${module} ${errors ? "with an error" : ""}`;
  });
type Framework = {
  __reactRouterDataRouter: { state: { matches: { route: { id: string } }[]; errors: object | null } };
  __reactRouterManifest: { routes: Record<string, { module: string }> };
};

function complaintsIn(page: Page, { hasShell, isLikeAnother }: Record<string, boolean>) {
  if (hasShell) return complaintsInEveryLook(page);
  return isLikeAnother ? complaintsInOneLook(page, "phone") : complaintsInBothLooks(page);
}

test("[AXE-1] every page of the route table is without complaints and fits the screen", async () => {
  const found: Record<string, string[]> = {};
  const seenKinds = new Set<string>();
  // What is asked covers what is to be judged.
  const { page, complaints } = await openPage("/", phone);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  const paths = [...withShell, ...asked, ...routeTable.filter(isNoneOf(withShell))];
  for (const path of paths) {
    const answer = await page.goto(path);
    await awake(page);
    const kind = await kindOf(page);
    const wrong = await complaintsIn(page, {
      hasShell: withShell.includes(path),
      isLikeAnother: seenKinds.has(kind),
    });
    seenKinds.add(kind);
    const said = complaints.splice(0);
    if (answer?.ok()) wrong.push(...said);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
}, 600_000);

const isNoneOf = (paths: readonly string[]) => (path: string) => !paths.includes(path);
