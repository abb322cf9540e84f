import { beforeEach, expect, test, vi } from "vitest";
import { saveConsent } from "#features/visitors/pages/consent-store.ts";
import { listLeft } from "#features/visitors/pages/list-left.ts";
import { recordLandingLeft } from "#features/visitors/pages/record-landing-left.ts";
import { recordListLeft } from "#features/visitors/pages/record-list-left.ts";
import { resetForRoute } from "#features/visitors/pages/stored-state.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { noConsent } from "#features/visitors/rules/consent.ts";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { leadBack } from "./lead-back.ts";

const advert = "/kopa-bil/volvo/mlb001/";
const store = { to: "/butik/uppsala/", name: "Milstolpen Uppsala" };
const crumbs = [
  { label: "Start", to: "/" },
  { label: "Köp bil", to: "/kopa-bil/" },
  { label: "Volvo", to: "/kopa-bil/?brands=volvo" },
  { label: "MLB 001" },
];
const led = (of = crumbs) => leadBack(of, advert, store).crumbs.map(({ to }) => to);
const choose = (style: string | null) => changeBrowserState((state) => ({ ...state, liveStyle: { style } }));

beforeEach(() => {
  aFreshBrowser();
  Object.assign(listLeft, { list: "", landing: "", advert: "" });
  vi.stubGlobal("location", { pathname: advert });
});

test("[NAV-1] [NAV-3] the list, or the page of the car's own store, is where the arrow leads", async () => {
  saveConsent(noConsent);
  expect(leadBack(crumbs, advert, store)).toEqual({ crumbs, back: crumbs[1] });
  await recordLandingLeft("/butik/uppsala/", advert);
  expect(leadBack(crumbs, advert, store).back).toEqual({ label: store.name, to: store.to });
  expect(leadBack(crumbs, advert, { ...store, to: "/butik/nacka/" })).toEqual({ crumbs, back: crumbs[1] });
  await recordListLeft("/kopa-bil/?page=2", advert);
  expect(leadBack(crumbs, advert, store).back).toEqual({ label: "Köp bil", to: "/kopa-bil/?page=2" });
});

test("[STYLE-1] prices a month go along to the lists of the crumbs until the cash price or another route ends it", async () => {
  await choose("monthly");
  expect(led()).toEqual([
    "/",
    "/kopa-bil/?payment=monthly",
    "/kopa-bil/?brands=volvo&payment=monthly",
    undefined,
  ]);
  await recordListLeft("/kopa-bil/?page=2", advert);
  expect(led()[1]).toBe("/kopa-bil/?page=2");
  expect(led([{ label: "Sålda bilar", to: "/salda-bilar/" }])).toEqual(["/salda-bilar/"]);
  await choose(null);
  expect(led()[2]).toBe("/kopa-bil/?brands=volvo");
  await choose("monthly");
  resetForRoute("/om-oss/");
  expect(led()[2]).toBe("/kopa-bil/?brands=volvo");
});
