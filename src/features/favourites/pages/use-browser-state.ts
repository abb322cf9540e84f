import { useEffect } from "react";
import { useStore } from "zustand";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";

/** What the browser remembers, for a part of a page that is about it; null until it is read, after the first paint. */
export function useBrowserState(): BrowserState | null {
  const state = useStore(browserStore, (store) => store.state);
  useEffect(() => {
    void changeBrowserState((unchanged) => unchanged);
  }, []);
  return state;
}
