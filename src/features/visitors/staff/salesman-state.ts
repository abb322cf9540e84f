import { useEffect, useSyncExternalStore } from "react";
import { browserStore } from "../pages/browser-store.ts";
import type { BrowserState } from "../rules/browser-state.ts";

export type Salesman = BrowserState["salesman"];

/** As long as nothing has been read. */
const unread: Salesman = {
  galleryViewMode: "grid",
  myFacility: null,
  signature: "",
  proposals: [],
  proposalsTemplate: "",
  showToolbox: false,
};

/** Fetched apart, as by every page: who imports it otherwise makes each visitor's page heavier. */
export async function loadSalesman(): Promise<void> {
  const { filledState } = await import("../pages/stored-state.ts");
  filledState();
}

const read = (): Salesman => browserStore.getState().state?.salesman ?? unread;

/** What the browser remembers of how a salesman works, by the rules of all that it remembers. */
export function useSalesman(): Salesman {
  useEffect(() => void loadSalesman(), []);
  return useSyncExternalStore(browserStore.subscribe, read);
}

export async function changeSalesman(change: Partial<Salesman>): Promise<void> {
  const { changeState } = await import("../pages/stored-state.ts");
  changeState((state) => ({ ...state, salesman: { ...state.salesman, ...change } }));
}
