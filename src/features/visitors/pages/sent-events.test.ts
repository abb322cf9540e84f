import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberView } from "#features/adverts/pages/remember-view.ts";
import { rememberSearch } from "#features/catalogue/pages/remember-search.ts";
import { toggleCompared } from "#features/compare/pages/compare-changes.ts";
import { toggleFavorite } from "#features/favourites/pages/favorite-changes.ts";
import { toastStore } from "#platform/browser/toast-store.ts";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { fullConsent, noConsent } from "../rules/consent.ts";
import { saveConsent } from "./consent-store.ts";

beforeEach(() => {
  aFreshBrowser();
  vi.stubGlobal("location", { pathname: "/kopa-bil/" });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("dataLayer", undefined);
});

// What was removed says so in a toast, which other tests must not find.
afterEach(() => toastStore.setState(toastStore.getInitialState(), true));

async function doAll(): Promise<void> {
  const car = { plate: "mlb001", name: "Volvo V60" };
  await rememberSearch("anna berg volvo");
  await rememberView(car.plate);
  await toggleFavorite(car);
  await toggleFavorite(car);
  const listed = { licenseplate: car.plate, normalizedMake: "volvo", title: car.name };
  await toggleCompared(listed);
  await toggleCompared(listed);
}

test("[TRACK-7] what a visitor does is told once it has happened, without words and plates", async () => {
  saveConsent(fullConsent);
  await doAll();
  expect(globalThis).toHaveProperty(
    "dataLayer",
    ["search", "view_advert", "favorite_add", "favorite_remove", "compare_add"].map((event) => ({ event })),
  );
});

test("[TRACK-7] [TRACK-3] after a no none of it is", async () => {
  saveConsent({ ...noConsent, marketing: true });
  await doAll();
  expect(globalThis).toHaveProperty("dataLayer", undefined);
});
