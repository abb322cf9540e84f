import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { testSite } from "#tests/test-site.ts";
import { misplacedBlocks } from "./nesting.ts";

const site = await testSite();
afterAll(() => site.close());

const { html: listing } = await site.get(paths.buy());
const car = /\/kopa-bil\/[a-z-]+\/[a-z0-9]+\//.exec(listing)?.[0] ?? "";

test("[PAGE-41] a block among words is noticed", () => {
  expect(misplacedBlocks("<p>a<span>b<a href='/'><div>c</div></a></span></p>")).toEqual(["span > div"]);
  expect(misplacedBlocks("<div><p>a</p><fieldset><legend>b</legend></fieldset></div>")).toEqual([]);
});

test.each(
  ["/", "/kopa-bil/", "/kopa-bil/?brands=volvo", car, "/butik/", "/butik/uppsala/", "/salda-bilar/"].concat([
    "/kopvillkor/",
    "/bilar/",
    "/kontakt/",
    "/vardera-bil/",
    "/bilfinansiering/",
    "/news/",
    "/ui/",
    "/ui/bilder/",
    "/api/",
  ]),
)("[PAGE-41] no block stands among words on %s", async (path) => {
  const { status, html } = await site.get(path);
  expect([status, misplacedBlocks(html)]).toEqual([200, []]);
});
