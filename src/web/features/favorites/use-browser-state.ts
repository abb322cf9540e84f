import { useEffect } from "react";
import { useStore } from "zustand";
import type { BrowserState } from "#domain/visitor/browser-state.ts";
import { browserStore } from "#web/state/browser-store.ts";
import { changeBrowserState } from "#web/state/visit.ts";

/** What the browser remembers, for a part of a page that is about it; null until it is read, after the first paint. */
export function useBrowserState(): BrowserState | null {
  const state = useStore(browserStore, (store) => store.state);
  useEffect(() => {
    void changeBrowserState((unchanged) => unchanged);
  }, []);
  return state;
}
