import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { routeTable } from "#tests/route-table.ts";
import { testSite } from "#tests/test-site.ts";
import { shownPage } from "./shown-page.ts";

const production = await testSite({ appEnv: "production" });
afterAll(() => production.close());

/** Ours, and not of the contract. */
const farther =
  "/mina-sidor/auth/ /jamfora-lager/ /tillganglighet/ /kontakt/huvudkontor/ /kontakt/privatinkop/ /butik/uppsala/ /news/mil-linjalen/";
const near = [...routeTable, paths.contactCustomerService()].filter(
  (path) => !farther.split(" ").includes(path),
);

/** Lists and cars there are by the thousand, and all of a kind have the same links: one of each is followed. */
function kindOf(link: string): string {
  const { pathname, search } = new URL(link, "http://site");
  return `${pathname.replace(/^\/(kopa-bil|salda-bilar|external-adverts|butik|bilar)\/.+/, "/$1/*")}${search && "?"}`;
}

/** How many steps from home each kind of page is, by links in the HTML as it is served. */
async function stepsFromHome(limit: number): Promise<Map<string, number>> {
  const steps = new Map([[paths.home(), 0]]);
  let row = [paths.home()];
  for (let step = 1; step <= limit; step++) {
    const found: string[] = [];
    for (const path of row)
      for (const link of shownPage(await production.get(path)).links) {
        const kind = kindOf(link);
        if (steps.has(kind) || /\.\w+$/.test(kind)) continue;
        steps.set(kind, step);
        found.push(link);
      }
    row = found;
  }
  return steps;
}

test("[SHELL-22] in production every page of the route table is at most three steps from home", async () => {
  const steps = await stepsFromHome(3);
  const withQuery = (path: string) => steps.has(path) || steps.has(`${path}?`);
  expect(near.filter((path) => !withQuery(path))).toEqual([]);
});

test("[SHELL-22] what the footer hides is reached from where people look for it", async () => {
  const from = {
    [paths.home()]: [paths.myPages()],
    [paths.customerService()]: [paths.complaint(), paths.customerUploads(), paths.appSupport()],
    [paths.service()]: [paths.workshop()],
    [paths.stores()]: [paths.ride(), paths.friends()],
    [paths.news()]: [paths.campaign(), paths.newsletter()],
    [paths.complaint()]: [paths.complaintsBoard()],
    [paths.purchaseTerms()]: [paths.complaintsBoard()],
    [paths.privacy()]: [paths.appPolicy()],
    [paths.cookies()]: [paths.remarketing(), paths.appPolicy()],
  };
  for (const [page, wanted] of Object.entries(from)) {
    const { links } = shownPage(await production.get(page));
    expect([page, wanted.filter((to) => !links.includes(to))]).toEqual([page, []]);
  }
  expect((await production.get(paths.news())).html).toContain(`action="${paths.newsletter()}"`);
});

test.each(["/takeover/finns-inte/", "/kopa-bil/takeover/", "/bilar/takeover/", "/news/takeover/"])(
  "[TAKE-1] %s is not found, and no takeover",
  async (path) => {
    const { status, html } = await production.get(path);
    expect([status, html.includes('class="takeover"')]).toEqual([404, false]);
  },
);

test("[TAKE-1] /takeover/ is one", async () => {
  expect((await production.get(paths.takeover())).html).toContain('class="takeover"');
});
