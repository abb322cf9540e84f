import { createStore } from "zustand/vanilla";
import { favoritePlates } from "#domain/visitor/favorite-plates.ts";
import { storageKey } from "#domain/visitor/storage-keys.ts";
import { browserStore } from "./browser-store.ts";
import { readStored } from "./storage.ts";

/** The plates that have a heart. Nobody's until the page has been painted: pages are the same for everybody. [FAV-11] */
export const favoritesStore = createStore<{ plates: ReadonlySet<string> }>()(() => ({ plates: new Set() }));

/** Keeps hearts in step with storage, and with the state once its rules are loaded. Returns how to stop. [FAV-11] */
export function followFavorites(): () => void {
  const show = () => {
    const { state } = browserStore.getState();
    favoritesStore.setState({
      plates: state
        ? new Set(state.favorites.favoriteCars.map(({ licenseplate }) => licenseplate))
        : favoritePlates(readStored(storageKey)),
    });
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
