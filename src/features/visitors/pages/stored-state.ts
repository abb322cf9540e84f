import { readStored, writeStored } from "#platform/browser/storage.ts";
import { type BrowserState, initialState } from "../rules/browser-state.ts";
import { allows, type Consent, consentKey, findConsent, noConsent } from "../rules/consent.ts";
import {
  type Arrival,
  firstClickKey,
  firstClickOrigin,
  originFromArrival,
  withArrival,
} from "../rules/session-origin.ts";
import { stateAfterRoute } from "../rules/state-reset.ts";
import { stateFromStorage, storageFromState, writesInStorage } from "../rules/state-storage.ts";
import { storableState, withDeviceUniqueId } from "../rules/storable-state.ts";
import { previousStorageKey, storageKey } from "../rules/storage-keys.ts";
import { browserStore } from "./browser-store.ts";
import { consentStore } from "./consent-store.ts";
import { type StateChange, unsyncedWrites } from "./unsynced-writes.ts";

/** As many as tabs write in the time that one of them needs to hear of it. */
const writesNamed = 20;

const now = () => performance.now();
let own = unsyncedWrites(now);
/** What lay in storage when it was last read or written here. */
let known: string | null = null;

/** Fills the store from storage the first time it is asked. */
export function filledState(): BrowserState {
  return browserStore.getState().state ?? fillIn();
}

/** A change is made on what is stored now, which another tab may have written a moment ago. */
export function changeState(change: StateChange): void {
  filledState();
  takeOver();
  const state = change(filledState());
  browserStore.setState({ state });
  const write = writeState(state);
  if (write !== null) own.add(write, change);
}

/** Where somebody chooses a car the way back must lead to the same list; elsewhere that starts afresh. */
export function resetForRoute(pathname: string): void {
  changeState((state) => stateAfterRoute(state, pathname));
}

/** Who came and from where, as far as they have agreed to it. */
export function recordVisit(consent: Consent, arrival: Arrival, newDeviceId: string): void {
  changeState((state) => {
    const visited = {
      ...state,
      setup: { ...state.setup, isStoreSetupCompleted: true, showCookieConsent: false },
      sessionOrigin: withArrival(state.sessionOrigin, arrival),
    };
    return storableState(withDeviceUniqueId(visited, consent, newDeviceId), consent);
  });
  writeStored(
    firstClickKey,
    allows(consent, "firstClickOrigin")
      ? firstClickOrigin(readStored(firstClickKey), originFromArrival(arrival))
      : null,
  );
}

function fillIn(): BrowserState {
  own = unsyncedWrites(now);
  const state = readState();
  browserStore.setState({ state });
  if (readStored(previousStorageKey) !== null) writeState(state);
  consentStore.subscribe(() => changeState((unchanged) => unchanged));
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === storageKey || key === null) takeOver();
  });
  // A page that comes back from the browser's own cache has heard nothing meanwhile.
  globalThis.addEventListener?.("pageshow", takeOver);
  return state;
}

/** What another tab has written is taken over; what of ours it had not seen is done again on top of it. */
function takeOver(): void {
  const stored = readStored(storageKey);
  if (stored === known) return;
  const unseen = stored === null ? [] : own.missingFrom(writesInStorage(stored));
  const state = unseen.reduce((so, change) => change(so), readState());
  browserStore.setState({ state });
  if (unseen.length > 0) own.moveTo(writeState(state));
}

function readState(): BrowserState {
  known = readStored(storageKey);
  return stateFromStorage({ v15: known, v14: readStored(previousStorageKey) });
}

/** Answers the name of the write; null where the same is stored already. */
function writeState(state: BrowserState): string | null {
  // What is changed before the page is awake is stored by the answer that was given at an earlier visit.
  const consent = consentStore.getState().answer ?? findConsent(readStored(consentKey));
  const storable = storableState(state, consent ?? noConsent);
  const before = readStored(storageKey);
  const writes = writesInStorage(before);
  const isStored = isUntouched(storable, before) || storageFromState(storable, writes).v15 === before;
  const name = Math.random().toString(36).slice(2, 10);
  const { v15, v14 } = storageFromState(storable, [...writes, name].slice(-writesNamed));
  if (isStored || store(v15)) writeStored(previousStorageKey, v14);
  known = readStored(storageKey);
  return isStored ? null : name;
}

/** A state that nobody has touched is not worth a place in somebody's browser. */
function isUntouched(storable: BrowserState, stored: string | null): boolean {
  return stored === null && JSON.stringify(storable) === JSON.stringify(initialState());
}

/** What was moved here from v14 may be what takes the room; it goes back where even that is not enough. */
function store(v15: string): boolean {
  if (writeStored(storageKey, v15)) return true;
  const previous = readStored(previousStorageKey);
  if (previous === null) return false;
  writeStored(previousStorageKey, null);
  const isStored = writeStored(storageKey, v15);
  if (!isStored) writeStored(previousStorageKey, previous);
  return isStored;
}
