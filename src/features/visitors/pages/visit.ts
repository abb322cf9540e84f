import { readStored } from "#platform/browser/storage.ts";
import type { BrowserState } from "../rules/browser-state.ts";
import { noConsent } from "../rules/consent.ts";
import type { Arrival } from "../rules/session-origin.ts";
import { previousStorageKey } from "../rules/storage-keys.ts";
import { browserStore } from "./browser-store.ts";
import { consentStore, readConsent } from "./consent-store.ts";

type Rules = typeof import("./stored-state.ts");

/**
 * The rules of the state come with their schemas: a part of the code that is loaded when it has work. What was
 * stored on some other page is brought in step with this one. Where they cannot be fetched, nothing is remembered.
 */
async function withRules(work: (rules: Rules) => void): Promise<void> {
  const rules = await import("./stored-state.ts").catch(() => null);
  if (!rules) return;
  if (!browserStore.getState().state) rules.resetForRoute(location.pathname);
  work(rules);
}

/** Once a visit, after the first paint: asks for consent, takes in what is stored, notes what may be noted. */
export function startVisit(): () => void {
  const answer = readConsent();
  if (answer?.statistics || answer?.marketing) void rememberVisit();
  else if (readStored(previousStorageKey) !== null) void changeBrowserState((state) => state);
  return consentStore.subscribe((now, before) => {
    if (now.answer !== before.answer) void rememberVisit();
  });
}

/** Changes what is remembered, and writes it down. */
export function changeBrowserState(change: (state: BrowserState) => BrowserState): Promise<void> {
  return withRules(({ changeState }) => changeState(change));
}

/** Where nothing has been filled in there is nothing to reset. */
export async function resetForRoute(pathname: string): Promise<void> {
  if (browserStore.getState().state) await withRules((rules) => rules.resetForRoute(pathname));
}

function rememberVisit(): Promise<void> {
  return withRules(({ recordVisit }) =>
    recordVisit(consentStore.getState().answer ?? noConsent, arrivalOfPage(), newDeviceId()),
  );
}

/** As it was when the page was loaded: the address has changed since, if the visitor has moved on. */
function arrivalOfPage(): Arrival {
  const [loaded] = performance.getEntriesByType("navigation");
  return {
    referrer: document.referrer,
    query: new URL(loaded?.name ?? location.href).searchParams,
    cookies: document.cookie,
    siteHost: location.hostname,
  };
}

function newDeviceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
