import { createStore } from "zustand/vanilla";
import { favoritePlates } from "#domain/visitor/favorite-plates.ts";
import { earlyHeartsKey, storageKey } from "#domain/visitor/storage-keys.ts";
import { browserStore } from "./browser-store.ts";
import { changeFavorites } from "./change-favorites.ts";
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
  const early = takeEarlyHearts();
  if (early.length > 0) void changeFavorites(({ saveEarly }) => saveEarly(early));
  return () => {
    leave.abort();
    unsubscribe();
  };
}

declare global {
  /** Ends the listening that the page began with; not there on pages without hearts. */
  var earlyHearts: (() => ReadonlySet<string>) | undefined;
}

/** Whoever pressed an empty heart wants the car saved, also one that was saved and whose heart had not been filled in. [FAVPAGE-8] */
function takeEarlyHearts(): string[] {
  const pressed = [...(globalThis.earlyHearts?.() ?? [])];
  try {
    const waiting = sessionStorage.getItem(earlyHeartsKey)?.split(",") ?? [];
    sessionStorage.removeItem(earlyHeartsKey);
    return [...pressed, ...waiting].filter(Boolean);
  } catch {
    return pressed;
  }
}
