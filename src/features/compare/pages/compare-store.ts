import { createStore } from "zustand/vanilla";
import { followStored } from "#features/visitors/pages/follow-stored.ts";
import { changeWith } from "#platform/browser/change-with.ts";
import type { ListedCar } from "../rules/compare-list.ts";
import { storedCompareList } from "../rules/stored-list.ts";

/** The cars that are ticked. Nobody's until the page has been painted: pages are the same for everybody. */
export const compareStore = createStore<{ cars: readonly ListedCar[] }>()(() => ({ cars: [] }));

type Changes = typeof import("./compare-changes.ts");

export function changeComparison(work: (changes: Changes) => Promise<void>): Promise<boolean> {
  return changeWith(() => import("./compare-changes.ts"), work, "Jämförelsen kunde inte ändras");
}

/** Keeps ticks and tray in step. */
export function followComparison(): () => void {
  return followStored<readonly ListedCar[]>(
    { ofState: (state) => state.compare.compareCache, ofStorage: storedCompareList },
    (cars) => compareStore.setState({ cars }),
  );
}
