import { useEffect, useState } from "react";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";
import { type FavoritesVisit, visitBefore } from "../rules/favorite-visits.ts";
import type { SavedCarView } from "./saved-car-view.ts";

type Favorites = BrowserState["favorites"];

/** The visit before this one, as it was stored when the page was opened; null on the first, and until it is read. */
export function useVisitBefore(favorites: Favorites | null): FavoritesVisit | null {
  const [found, setFound] = useState<{ before: FavoritesVisit | null } | null>(null);
  if (favorites && !found) setFound({ before: visitBefore(favorites.visits ?? [], Date.now()) });
  return found?.before ?? null;
}

/** Notes that the list was seen, and which of its cars were taken. Where the code cannot be fetched nothing is noted. */
export function useRecordedVisit(cars: readonly SavedCarView[] | null): void {
  useEffect(() => {
    if (!cars || cars.length === 0) return;
    const inState = (state: SavedCarView["state"]) =>
      cars.flatMap((car) => (car.state === state ? [car.plate] : []));
    const states = { reserved: inState("reserved"), sold: inState("sold") };
    import("./favorite-changes.ts").then(
      ({ recordVisit }) => recordVisit(states),
      () => {},
    );
  }, [cars]);
}
