import { beforeEach, expect, test, vi } from "vitest";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { noConsent } from "../rules/consent.ts";
import { saveConsent } from "./consent-store.ts";
import { pagesBehind } from "./pages-behind.ts";
import { recordLandingLeft } from "./record-landing-left.ts";
import { recordListLeft } from "./record-list-left.ts";
import { resetForRoute } from "./stored-state.ts";

const list = "/kopa-bil/?brands=volvo&page=2";
const advert = "/kopa-bil/volvo/mlb001/";
const listBehind = (at: string) => pagesBehind(at).list || undefined;
const landingBehind = (at: string) => pagesBehind(at).landing || undefined;
const another = "/kopa-bil/kia/mlb002/";

beforeEach(() => {
  aFreshBrowser();
  vi.stubGlobal("location", { pathname: "/kopa-bil/" });
});

test("[NAV-1] [NAV-2] before the question of cookies is answered the list is known to the page alone", async () => {
  await recordListLeft(list, advert);
  expect([listBehind(advert), listBehind(another)]).toEqual([list, undefined]);
  expect(localStorage.getItem("v15")).toBeNull();
});

test("[NAV-2] afterwards it is stored, whatever the answer was, until another route resets it", async () => {
  saveConsent(noConsent);
  await recordListLeft(list, advert);
  expect(listBehind(another)).toBe(list);
  resetForRoute(another);
  expect(listBehind(another)).toBe(list);
  resetForRoute("/om-oss/");
  expect(listBehind(another)).toBeUndefined();
});

test.each(["https://annan.example/", "//annan.example/", "/om-oss/", "javascript:alert(1)", ""])(
  "[NAV-2] %j in storage is no list",
  (address) => {
    localStorage.setItem("v15", JSON.stringify({ state: { navigation: { previousBuyCarPage: address } } }));
    expect(listBehind(another)).toBeUndefined();
  },
);

test("[NAV-3] the page of a store is known as a list is, and the way one came last counts", async () => {
  saveConsent(noConsent);
  await recordListLeft(list, another);
  await recordLandingLeft("/butik/uppsala/", advert);
  expect([landingBehind(advert), landingBehind(another)]).toEqual(["/butik/uppsala/", "/butik/uppsala/"]);
  expect(listBehind(advert)).toBeUndefined();
  await recordListLeft(list, advert);
  expect([landingBehind(advert), listBehind(advert)]).toEqual([undefined, list]);
  await recordLandingLeft("/butik/uppsala/", advert);
  resetForRoute("/om-oss/");
  expect(landingBehind(another)).toBeUndefined();
});
