import { createStore } from "zustand/vanilla";
import type { ListedCar } from "#domain/compare/compare-list.ts";
import { storageKey } from "#domain/visitor/storage-keys.ts";
import { browserStore } from "./browser-store.ts";
import { readStored } from "./storage.ts";
import { showToast } from "./toast-store.ts";

/** The cars that are ticked. Nobody's until the page has been painted: pages are the same for everybody. [COMPARE-8] */
export const compareStore = createStore<{ cars: readonly ListedCar[] }>()(() => ({ cars: [] }));

type Changes = typeof import("./compare-changes.ts");

/** What can be done to the list is loaded with the first tick. */
export async function changeComparison(work: (changes: Changes) => Promise<void>): Promise<void> {
  try {
    await work(await import("./compare-changes.ts"));
  } catch {
    showToast({
      variant: "error",
      title: "Jämförelsen kunde inte ändras",
      text: "Kontrollera nätet och försök igen.",
    });
  }
}

/** Keeps ticks and tray in step with storage, and with the state once its rules are loaded. Returns how to stop. [COMPARE-8] */
export function followComparison(): () => void {
  const show = () => {
    const { state } = browserStore.getState();
    compareStore.setState({ cars: state ? state.compare.compareCache : storedCars() });
  };
  show();
  const leave = new AbortController();
  addEventListener("storage", show, leave);
  addEventListener("pageshow", show, leave);
  const unsubscribe = browserStore.subscribe(show);
  return () => {
    leave.abort();
    unsubscribe();
  };
}

/** Read by hand: the schemas weigh more than the tray. What cannot be read is no list. */
function storedCars(): ListedCar[] {
  try {
    const list: unknown = JSON.parse(readStored(storageKey) ?? "").state.compare.compareCache;
    return Array.isArray(list) ? list.filter((car) => typeof car?.licenseplate === "string") : [];
  } catch {
    return [];
  }
}
