import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { aBrowserStorage } from "./browser-storage.ts";

/**
 * A browser that has never been here: nothing stored, answered or filled in. The storage comes last, since what another
 * test has filled in is written once more when its answer is taken back.
 */
export function aFreshBrowser(): Record<string, string> {
  consentStore.setState(consentStore.getInitialState(), true);
  browserStore.setState(browserStore.getInitialState(), true);
  return aBrowserStorage();
}
