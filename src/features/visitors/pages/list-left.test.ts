import { beforeEach, expect, test, vi } from "vitest";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { noConsent } from "../rules/consent.ts";
import { answerConsent } from "./consent-store.ts";
import { listBehind } from "./list-left.ts";
import { noteListLeft } from "./note-list-left.ts";
import { resetForRoute } from "./stored-state.ts";

const list = "/kopa-bil/?brands=volvo&page=2";
const advert = "/kopa-bil/volvo/mlb001/";
const another = "/kopa-bil/kia/mlb002/";

beforeEach(() => {
  aFreshBrowser();
  vi.stubGlobal("location", { pathname: "/kopa-bil/" });
});

test("[NAV-1] [NAV-2] before the question of cookies is answered the list is known to the page alone", async () => {
  await noteListLeft(list, advert);
  expect([listBehind(advert), listBehind(another)]).toEqual([list, undefined]);
  expect(localStorage.getItem("v15")).toBeNull();
});

test("[NAV-2] afterwards it is stored, whatever the answer was, until another route resets it", async () => {
  answerConsent(noConsent);
  await noteListLeft(list, advert);
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
