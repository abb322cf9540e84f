import { createStore } from "zustand/vanilla";
import type { ListedCar } from "#domain/compare/compare-list.ts";
import { storedCompareList } from "#domain/compare/stored-list.ts";
import { changeWith } from "./change-with.ts";
import { followStored } from "./follow-stored.ts";

/** The cars that are ticked. Nobody's until the page has been painted: pages are the same for everybody. [COMPARE-8] */
export const compareStore = createStore<{ cars: readonly ListedCar[] }>()(() => ({ cars: [] }));

type Changes = typeof import("./compare-changes.ts");

export function changeComparison(work: (changes: Changes) => Promise<void>): Promise<boolean> {
  return changeWith(() => import("./compare-changes.ts"), work, "Jämförelsen kunde inte ändras");
}

/** Keeps ticks and tray in step. [COMPARE-8] */
export function followComparison(): () => void {
  return followStored<readonly ListedCar[]>(
    { ofState: (state) => state.compare.compareCache, ofStorage: storedCompareList },
    (cars) => compareStore.setState({ cars }),
  );
}
