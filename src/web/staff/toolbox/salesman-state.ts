import { useSyncExternalStore } from "react";
import type { BrowserState } from "#domain/visitor/browser-state.ts";
import { browserStore } from "../../state/browser-store.ts";
import { changeState, filledState } from "../../state/stored-state.ts";

export type Salesman = BrowserState["salesman"];

/** What the browser remembers of how a salesman works, by the rules of all that it remembers. [TOOLBOX-5] */
export function useSalesman(): Salesman {
  return useSyncExternalStore(browserStore.subscribe, () => filledState().salesman);
}

/** [TOOLBOX-5] */
export function changeSalesman(change: Partial<Salesman>): void {
  changeState((state) => ({ ...state, salesman: { ...state.salesman, ...change } }));
}
