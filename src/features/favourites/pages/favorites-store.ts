import { createStore } from "zustand/vanilla";
import { followStored } from "#features/visitors/pages/follow-stored.ts";
import { earlyHeartsKey } from "#features/visitors/rules/storage-keys.ts";
import { favoritePlates } from "../rules/favorite-plates.ts";
import { changeFavorites } from "./change-favorites.ts";

/** The plates that have a heart. Nobody's until the page has been painted: pages are the same for everybody. */
export const favoritesStore = createStore<{ plates: ReadonlySet<string> }>()(() => ({ plates: new Set() }));

/** Keeps hearts in step, and saves what was pressed before this code was there. Returns how to stop. */
export function followFavorites(): () => void {
  const stop = followStored<ReadonlySet<string>>(
    {
      ofState: ({ favorites }) => new Set(favorites.favoriteCars.map(({ licenseplate }) => licenseplate)),
      ofStorage: favoritePlates,
    },
    (plates) => favoritesStore.setState({ plates }),
  );
  const early = takeEarlyHearts();
  if (early.length > 0) void changeFavorites(({ saveEarly }) => saveEarly(early));
  return stop;
}

declare global {
  /** Ends the listening that the page began with; not there on pages without hearts. */
  var earlyHearts: (() => ReadonlySet<string>) | undefined;
}

/** Whoever pressed an empty heart wants the car saved, also one that was saved and whose heart had not been filled in. */
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
