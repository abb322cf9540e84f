import { readStored } from "#platform/browser/storage.ts";
import type { BrowserState } from "../rules/browser-state.ts";
import { storageKey } from "../rules/storage-keys.ts";
import { browserStore } from "./browser-store.ts";

/** From the state once its rules are loaded, before that from what lies in storage. */
type Shown<Value> = { ofState: (state: BrowserState) => Value; ofStorage: (v15: string | null) => Value };

/** Shows a part of what is stored, now and after every change, here and in other tabs. Returns how to stop. */
export function followStored<Value>({ ofState, ofStorage }: Shown<Value>, show: (value: Value) => void) {
  const showNow = () => {
    const { state } = browserStore.getState();
    show(state ? ofState(state) : ofStorage(readStored(storageKey)));
  };
  showNow();
  const leave = new AbortController();
  addEventListener("storage", showNow, leave);
  addEventListener("pageshow", showNow, leave);
  const unsubscribe = browserStore.subscribe(showNow);
  return () => {
    leave.abort();
    unsubscribe();
  };
}
