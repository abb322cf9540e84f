import { type BrowserState, initialState } from "#domain/visitor/browser-state.ts";
import { allows, type Consent, noConsent } from "#domain/visitor/consent.ts";
import {
  type Arrival,
  firstClickKey,
  firstClickOrigin,
  originFromArrival,
  withArrival,
} from "#domain/visitor/session-origin.ts";
import { stateAfterRoute } from "#domain/visitor/state-reset.ts";
import { stateFromStorage, storageFromState } from "#domain/visitor/state-storage.ts";
import { storableState, withDeviceUniqueId } from "#domain/visitor/storable-state.ts";
import { previousStorageKey, storageKey } from "#domain/visitor/storage-keys.ts";
import { browserStore } from "./browser-store.ts";
import { consentStore } from "./consent-store.ts";
import { readStored, writeStored } from "./storage.ts";

/** Fills the store from storage the first time it is asked; from then on every change is written down. */
export function filledState(): BrowserState {
  return browserStore.getState().state ?? fillIn();
}

/** Where somebody chooses a car the way back must lead to the same list; elsewhere that starts afresh. [STATE-10] */
export function resetForRoute(pathname: string): void {
  browserStore.setState({ state: stateAfterRoute(filledState(), pathname) });
}

/** Who came and from where, as far as they have agreed to it. [CONSENT-6] [ORIGIN-8] [ORIGIN-9] */
export function noteVisit(consent: Consent, arrival: Arrival, newDeviceId: string): void {
  const state = filledState();
  const visited = {
    ...state,
    setup: { ...state.setup, showCookieConsent: false },
    sessionOrigin: withArrival(state.sessionOrigin, arrival),
  };
  browserStore.setState({
    state: storableState(withDeviceUniqueId(visited, consent, newDeviceId), consent),
  });
  writeStored(
    firstClickKey,
    allows(consent, "firstClickOrigin")
      ? firstClickOrigin(readStored(firstClickKey), originFromArrival(arrival))
      : null,
  );
}

function fillIn(): BrowserState {
  const state = readState();
  browserStore.setState({ state });
  if (readStored(previousStorageKey) !== null) writeState(state);
  browserStore.subscribe((now) => now.state && writeState(now.state));
  consentStore.subscribe(() => writeState(filledState()));
  // Another tab has written: its word is the latest. [STATE-15]
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === storageKey) browserStore.setState({ state: readState() });
  });
  return state;
}

function readState(): BrowserState {
  return stateFromStorage({ v15: readStored(storageKey), v14: readStored(previousStorageKey) });
}

/** A state that nobody has touched is not worth a place in somebody's browser. [STATE-4] [STATE-14] */
function writeState(state: BrowserState): void {
  const consent = consentStore.getState().answer ?? noConsent;
  const { v15, v14 } = storageFromState(storableState(state, consent));
  const stored = readStored(storageKey);
  const isUntouched = stored === null && v15 === storageFromState(initialState()).v15;
  if (v15 !== stored && !isUntouched) writeStored(storageKey, v15);
  writeStored(previousStorageKey, v14);
}
