import { createStore } from "zustand/vanilla";
import type { BrowserState } from "../rules/browser-state.ts";

/** What the site remembers in this browser; `null` until it is filled in, which is after the first paint. */
export const browserStore = createStore<{ state: BrowserState | null }>()(() => ({ state: null }));
