import { beforeEach, expect, test, vi } from "vitest";
import { aBlockedStorage, aBrowserStorage } from "#tests/browser-storage.ts";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { type BrowserState, initialState } from "../rules/browser-state.ts";
import { fullConsent, noConsent } from "../rules/consent.ts";
import { storageFromState } from "../rules/state-storage.ts";
import { browserStore } from "./browser-store.ts";
import { consentStore, readConsent, saveConsent } from "./consent-store.ts";
import { changeState, filledState, recordVisit, resetForRoute } from "./stored-state.ts";

const arrival = {
  referrer: "https://chatgpt.com/",
  query: new URLSearchParams({ gclid: "G-1" }),
  cookies: "",
  siteHost: "www.example.com",
};
const stored = (kept: Record<string, string>): BrowserState => JSON.parse(kept.v15 ?? "{}").state;

beforeEach(() => {
  // Each test is a page of its own, with nothing filled in.
  aFreshBrowser();
});

test("[STATE-14] reading, moving about and resetting write nothing", () => {
  const kept = aBrowserStorage();
  expect(filledState()).toEqual(initialState());
  resetForRoute("/om-oss/");
  readConsent();
  expect(kept).toEqual({});
});

test("[STATE-4] what is changed is written down and read back", () => {
  const kept = aBrowserStorage();
  const changed = { ...filledState(), user: { givenName: "Anna", surname: "Andersson" } };
  changeState(() => changed);
  expect(stored(kept)).toEqual(changed);
  browserStore.setState(browserStore.getInitialState(), true);
  expect(filledState()).toEqual(changed);
});

test("[CONSENT-8] what is changed before the answer is read takes nothing that an earlier yes has stored", () => {
  const kept = aBrowserStorage();
  saveConsent(fullConsent);
  recordVisit(fullConsent, arrival, "device-1");
  consentStore.setState(consentStore.getInitialState(), true);
  browserStore.setState(browserStore.getInitialState(), true);
  changeState((state) => ({ ...state, user: { givenName: "Anna", surname: "" } }));
  expect(stored(kept)).toMatchObject({ user: { givenName: "Anna" }, setup: { deviceUniqueId: "device-1" } });
});

test("[STATE-5] [STATE-8] v14 is taken over at once and removed, and the question is still open", () => {
  const kept = aBrowserStorage({ v14: JSON.stringify({ user: { givenName: "Anna" } }) });
  filledState();
  expect(Object.keys(kept)).toEqual(["v15"]);
  expect(stored(kept).user.givenName).toBe("Anna");
  expect(stored(kept).setup.showCookieConsent).toBe(true);
});

test.each(["{", "[]", "null", '{"state":7}'])("[STATE-7] %s in storage is a fresh start", (v15) => {
  aBrowserStorage({ v15 });
  expect(filledState()).toEqual(initialState());
});

test("[STATE-13] where storage is blocked the page remembers for as long as it is open", () => {
  aBlockedStorage();
  expect(readConsent()).toBeNull();
  saveConsent(fullConsent);
  recordVisit(fullConsent, arrival, "device-1");
  expect(filledState().setup.deviceUniqueId).toBe("device-1");
});

test("[STATE-10] on a page about something else the way back is forgotten", () => {
  aBrowserStorage();
  const navigation = { previousBuyCarPage: "/kopa-bil/?page=2", previousLandingPage: null };
  changeState((state) => ({ ...state, navigation }));
  resetForRoute("/kopa-bil/volvo/mlb84a/");
  expect(filledState().navigation).toEqual(navigation);
  resetForRoute("/om-oss/");
  expect(filledState().navigation).toEqual(initialState().navigation);
});

test("[CONSENT-3] [COOKIE-3] after a no the answer is all that is kept", () => {
  const kept = aBrowserStorage();
  saveConsent(noConsent);
  recordVisit(noConsent, arrival, "device-1");
  expect(Object.keys(kept).toSorted()).toEqual(["consent", "v15"]);
  const initial = initialState();
  expect(stored(kept)).toEqual({
    ...initial,
    setup: { ...initial.setup, isStoreSetupCompleted: true, showCookieConsent: false },
  });
});

test("[CONSENT-6] [ORIGIN-8] [ORIGIN-9] after a yes device, origin and click ids are kept, the first origin for good", () => {
  const kept = aBrowserStorage();
  saveConsent(fullConsent);
  recordVisit(fullConsent, arrival, "device-1");
  recordVisit(fullConsent, { ...arrival, referrer: "", query: new URLSearchParams() }, "device-2");
  expect(stored(kept).setup.deviceUniqueId).toBe("device-1");
  expect(stored(kept).sessionOrigin).toMatchObject({ origin: "direkt", googleClickId: "G-1" });
  expect(kept.firstClickOrigin).toBe("ai:chatgpt");
});

test("[CONSENT-4] [COOKIE-5] a yes taken back leaves nothing of what it allowed", () => {
  const kept = aBrowserStorage();
  saveConsent(fullConsent);
  recordVisit(fullConsent, arrival, "device-1");
  saveConsent(noConsent);
  recordVisit(noConsent, arrival, "device-2");
  expect(JSON.stringify(kept)).not.toMatch(/device-|chatgpt|G-1/);
});

test("[STATE-15] what another tab writes is taken over", () => {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  const kept = aBrowserStorage();
  filledState();
  kept.v15 = storageFromState({ ...initialState(), user: { givenName: "Bo", surname: "" } }).v15;
  target.dispatchEvent(Object.assign(new Event("storage"), { key: "v15" }));
  expect(filledState().user.givenName).toBe("Bo");
});

test("[STATE-17] a change is made on what is stored now, not on what this tab remembers", () => {
  const kept = aBrowserStorage();
  filledState();
  // Written by another tab, of which this one has not heard yet.
  kept.v15 = storageFromState({ ...initialState(), user: { givenName: "Bo", surname: "" } }, ["bo"]).v15;
  changeState((state) => ({ ...state, advertFilter: { queryHistory: ["kombi"] } }));
  expect(stored(kept).user.givenName).toBe("Bo");
  expect(stored(kept).advertFilter.queryHistory).toEqual(["kombi"]);
});

const megabytes = (count: number) => "x".repeat(count * 2 ** 20);

test("[STATE-16] of v14 with 4 MB of junk what is ours is moved, and little is stored", () => {
  const favoriteCars = [{ timestamp: 1, licenseplate: "MLB 84A" }];
  const v14 = { favorites: { favoriteCars }, user: { givenName: megabytes(2) }, cache: megabytes(2) };
  const kept = aBrowserStorage({ v14: JSON.stringify(v14) });
  filledState();
  expect(stored(kept).favorites.favoriteCars).toEqual([{ timestamp: 1, licenseplate: "mlb84a" }]);
  expect(kept.v14).toBeUndefined();
  expect(kept.v15?.length).toBeLessThan(5_000);
});

test("[STATE-18] where there is no room for both v14 makes room for v15", () => {
  const v14 = JSON.stringify({ user: { givenName: "Anna" }, cache: "x".repeat(90_000) });
  const kept = aBrowserStorage({ v14 }, 91_000);
  filledState();
  expect(Object.keys(kept)).toEqual(["v15"]);
  expect(stored(kept).user.givenName).toBe("Anna");
});

test("[STATE-18] where even that is not enough v14 stays, and the page has what it says", () => {
  const v14 = JSON.stringify({ user: { givenName: "Anna" } });
  const kept = aBrowserStorage({ v14 }, v14.length);
  expect(filledState().user.givenName).toBe("Anna");
  expect(kept).toEqual({ v14 });
  changeState((state) => ({ ...state, user: { givenName: "Bo", surname: "" } }));
  expect(filledState().user.givenName).toBe("Bo");
});
