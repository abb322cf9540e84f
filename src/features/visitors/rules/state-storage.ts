import { type BrowserState, browserState, initialState } from "./browser-state.ts";

/**
 * What to leave in storage: v15 in the envelope its store expects, and nothing (`null`) under v14. `writes` names the
 * last writes that it builds on, so that a tab can tell whether its own is among them.
 */
export function storageFromState(
  state: BrowserState,
  writes: readonly string[] = [],
): { v15: string; v14: null } {
  return { v15: JSON.stringify({ state, version: 15, writes }), v14: null };
}

/** The ids of the writes that the stored state is based on, the newest last. */
export function writesInStorage(v15: string | null): string[] {
  const json = findJson(v15);
  const writes = typeof json === "object" && json !== null && "writes" in json ? json.writes : [];
  return Array.isArray(writes) ? writes.filter((write) => typeof write === "string") : [];
}

/**
 * Today's state from what the browser has stored under both keys. Never throws, whatever is stored there.
 */
export function stateFromStorage(stored: { v15: string | null; v14: string | null }): BrowserState {
  const current = findJson(stored.v15);
  return current === undefined ? migrateState(stored.v14) : browserState.parse(withoutEnvelope(current));
}

/** v14 → v15. What cannot be parsed is dropped. */
export function migrateState(v14Raw: string | null): BrowserState {
  const json = findJson(v14Raw);
  if (json === undefined) return initialState();
  return withConsentAskedAgain(carriedOver(withoutEnvelope(json)));
}

function carriedOver(slices: unknown): BrowserState {
  return browserState.parse(slices);
}

/** v14 stored that the banner had been seen, not the answer; consent has to be given, so the visitor is asked again. */
function withConsentAskedAgain(state: BrowserState): BrowserState {
  return { ...state, setup: { ...state.setup, showCookieConsent: true } };
}

/** { state, version } or the slices themselves: both have been written. */
function withoutEnvelope(json: unknown): unknown {
  return typeof json === "object" && json !== null && "state" in json ? json.state : json;
}

/** `undefined` when there is nothing, or nothing readable. */
function findJson(raw: string | null): unknown {
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
