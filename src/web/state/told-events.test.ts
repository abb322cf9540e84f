import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fullConsent, noConsent } from "#domain/visitor/consent.ts";
import { aFreshBrowser } from "#tests/fresh-browser.ts";
import { toggleCompared } from "./compare-changes.ts";
import { answerConsent } from "./consent-store.ts";
import { toggleFavorite } from "./favorite-changes.ts";
import { rememberSearch } from "./remember-search.ts";
import { rememberView } from "./remember-view.ts";
import { toastStore } from "./toast-store.ts";

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
  answerConsent(fullConsent);
  await doAll();
  expect(globalThis).toHaveProperty(
    "dataLayer",
    ["search", "view_advert", "favorite_add", "favorite_remove", "compare_add"].map((event) => ({ event })),
  );
});

test("[TRACK-7] [TRACK-3] after a no none of it is", async () => {
  answerConsent({ ...noConsent, marketing: true });
  await doAll();
  expect(globalThis).toHaveProperty("dataLayer", undefined);
});
