import { licensePlate } from "#domain/plate/license-plate.ts";
import { favoritesMax } from "#domain/visitor/favorite-bounds.ts";
import {
  type Favorite,
  isFavorite,
  withFavorite,
  withFavoriteBack,
  withNote,
  withoutFavorite,
} from "#domain/visitor/favorites.ts";
import { paths } from "#paths";
import { track } from "#web/analytics/track.ts";
import { browserStore } from "./browser-store.ts";
import { updateShared } from "./shared-list.ts";
import { showToast } from "./toast-store.ts";
import { changeBrowserState } from "./visit.ts";

type NamedCar = { plate: string; name: string };

const saved = (): readonly Favorite[] => browserStore.getState().state?.favorites.favoriteCars ?? [];

/** Changes the list; whoever has its link sees the same. [SHARELIST-3] */
async function changeList(change: (favorites: readonly Favorite[]) => Favorite[]): Promise<void> {
  await changeBrowserState((state) => ({
    ...state,
    favorites: { ...state.favorites, favoriteCars: change(state.favorites.favoriteCars) },
  }));
  await updateShared();
}

/** Saves what is not saved, and removes what is. [FAVPAGE-1] */
export async function toggleFavorite(car: NamedCar): Promise<void> {
  const plate = licensePlate.parse(car.plate);
  // What is stored is read first: another tab may have it.
  await changeBrowserState((state) => state);
  if (isFavorite(saved(), plate)) return removeFavorite(car);
  await changeList((favorites) => withFavorite(favorites, plate, Date.now()));
  if (isFavorite(saved(), plate)) return track({ event: "favorite_add" });
  showToast({
    variant: "warning",
    title: `Du har redan ${favoritesMax} favoriter`,
    text: "Ta bort någon för att spara fler.",
    link: { label: "Visa favoriter", to: paths.favorites() },
  });
}

/** [FAV-9] */
export async function removeFavorite({ plate: text, name }: NamedCar): Promise<void> {
  const plate = licensePlate.parse(text);
  const removed = saved().find(({ licenseplate }) => licenseplate === plate);
  await changeList((favorites) => withoutFavorite(favorites, plate));
  if (!removed) return;
  track({ event: "favorite_remove" });
  showToast({
    id: `removed-${plate}-${Date.now()}`,
    variant: "default",
    title: `${name} är borttagen`,
    ...(removed.note && { text: "Anteckningen följer med om du ångrar." }),
    action: {
      label: "Ångra",
      onPress: () => void changeList((favorites) => withFavoriteBack(favorites, removed)),
    },
  });
}

/** [FAV-10] */
export function writeNote(plate: string, note: string): Promise<void> {
  const known = licensePlate.parse(plate);
  return changeBrowserState((state) => ({
    ...state,
    favorites: { ...state.favorites, favoriteCars: withNote(state.favorites.favoriteCars, known, note) },
  }));
}

/** All of a list that somebody else has shared. [SHARELIST-5] */
export async function saveAll(plates: readonly string[]): Promise<void> {
  const known = plates.map((plate) => licensePlate.parse(plate));
  const now = Date.now();
  await changeList((favorites) =>
    known.reduce<Favorite[]>((list, plate) => withFavorite(list, plate, now), [...favorites]),
  );
}
