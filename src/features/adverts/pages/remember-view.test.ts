import { beforeEach, expect, test, vi } from "vitest";
import { saveConsent } from "#features/visitors/pages/consent-store.ts";
import { fullConsent, noConsent } from "#features/visitors/rules/consent.ts";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { rememberOnceAllowed, rememberView } from "./remember-view.ts";

let session: Record<string, string>;
let kept: Record<string, string>;

beforeEach(() => {
  session = {};
  kept = aFreshBrowser();
  vi.stubGlobal("location", { pathname: "/kopa-bil/volvo/mlb001/" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session[key] ?? null,
    setItem: (key: string, value: string) => {
      session[key] = value;
    },
  });
});

test("[VIEW-9] without a yes to statistics nothing is noted", async () => {
  await rememberView("mlb001");
  saveConsent({ ...noConsent, marketing: true });
  await rememberView("mlb001");
  expect(Object.keys(kept)).toEqual(["consent"]);
  expect(session).toEqual({});
});

test("[VIEW-9] [VIEW-1] [VIEW-8] with it the advert is among the last ten, and among those of the visit", async () => {
  saveConsent(fullConsent);
  for (const plate of ["mlb001", "MLB002", "mlb001"]) await rememberView(plate);
  const { history } = JSON.parse(kept.v15 ?? "").state;
  expect(history.advertViews.map((view: { licenseplate: string }) => view.licenseplate)).toEqual([
    "mlb002",
    "mlb001",
  ]);
  expect(history.lastInteractionTimestamp).toBeGreaterThan(0);
  expect(session).toEqual({ visitedAdverts: "mlb001,mlb002" });
});

test("[VIEW-9] the advert that is open when somebody says yes is noted, once; one that was left is not", async () => {
  rememberOnceAllowed("mlb009")();
  const stop = rememberOnceAllowed("mlb001");
  saveConsent({ ...noConsent, marketing: true });
  expect(session).toEqual({});
  saveConsent(fullConsent);
  await vi.waitFor(() => expect(session).toEqual({ visitedAdverts: "mlb001" }));
  saveConsent({ ...fullConsent });
  await vi.waitFor(() =>
    expect(
      JSON.parse(kept.v15 ?? "{}").state.history.advertViews.map(
        (view: { licenseplate: string }) => view.licenseplate,
      ),
    ).toEqual(["mlb001"]),
  );
  stop();
});
