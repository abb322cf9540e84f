import { paths } from "#core/paths.ts";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { track } from "#features/visitors/pages/track.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { markerIn } from "#features/visitors/rules/signed-in-marker.ts";
import { showToast } from "#platform/browser/toast-store.ts";
import { favoritesMax } from "../rules/favorite-bounds.ts";
import { withoutRemoval, withRemoval } from "../rules/favorite-removals.ts";
import { withVisit } from "../rules/favorite-visits.ts";
import {
  type Favorite,
  isFavorite,
  withFavorite,
  withFavoriteBack,
  withNote,
  withoutFavorite,
} from "../rules/favorites.ts";
import { updateShared } from "./shared-list.ts";

type NamedCar = { plate: string; name: string };

const savedCars = (): readonly Favorite[] => browserStore.getState().state?.favorites.favoriteCars ?? [];

/** Changes the list; whoever has its link sees the same. */
async function changeList(change: (favorites: readonly Favorite[]) => Favorite[]): Promise<void> {
  await changeBrowserState((state) => ({
    ...state,
    favorites: { ...state.favorites, favoriteCars: change(state.favorites.favoriteCars) },
  }));
  await updateShared();
}

/** Saves what is not saved, and removes what is. */
export async function toggleFavorite(car: NamedCar): Promise<void> {
  const plate = licensePlate.parse(car.plate);
  // What is stored is read first: another tab may have it.
  await changeBrowserState((state) => state);
  if (isFavorite(savedCars(), plate)) return removeFavorite(car);
  await changeList((favorites) => withFavorite(favorites, plate, Date.now()));
  if (isFavorite(savedCars(), plate)) track({ event: "favorite_add" });
  else announceFull();
}

function announceFull(): void {
  showToast({
    variant: "warning",
    title: `Du har redan ${favoritesMax} favoriter`,
    text: "Ta bort någon för att spara fler.",
    link: { label: "Visa favoriter", to: paths.favorites() },
  });
}

export async function removeFavorite({ plate: text, name }: NamedCar): Promise<void> {
  const plate = licensePlate.parse(text);
  const removed = savedCars().find(({ licenseplate }) => licenseplate === plate);
  await changeList((favorites) => withoutFavorite(favorites, plate));
  if (!removed) return;
  track({ event: "favorite_remove" });
  await changeRemovals((removals) => withRemoval(removals, plate, Date.now()));
  showToast({
    id: `removed-${plate}-${Date.now()}`,
    variant: "default",
    title: `${name} är borttagen`,
    ...(removed.note && { text: "Anteckningen följer med om du ångrar." }),
    action: {
      label: "Ångra",
      onPress: () => void bringBack(removed),
    },
  });
}

/** Another device may have heard of the removal already: so the car is saved again, as of now. */
async function bringBack(removed: Favorite): Promise<void> {
  const back = isSignedInVisitor() ? { ...removed, again: Date.now() } : removed;
  await changeList((favorites) => withFavoriteBack(favorites, back));
  await changeRemovals((removals) => withoutRemoval(removals, removed.licenseplate));
}

const isSignedInVisitor = () => markerIn(document.cookie) !== null;

/** What was removed is remembered, so that no other device brings it back. */
function changeRemovals(
  change: (removals: Parameters<typeof withRemoval>[0]) => ReturnType<typeof withRemoval>,
): Promise<void> {
  return changeBrowserState((state) => {
    const { removed: before, ...favorites } = state.favorites;
    const removed = change(before);
    return { ...state, favorites: removed.length > 0 ? { ...favorites, removed } : favorites };
  });
}

export function writeNote(plate: string, note: string): Promise<void> {
  const platesBefore = licensePlate.parse(plate);
  return changeBrowserState((state) => ({
    ...state,
    favorites: {
      ...state.favorites,
      favoriteCars: withNote(state.favorites.favoriteCars, platesBefore, note, Date.now()),
    },
  }));
}

/** All of a list that somebody else has shared. */
export async function saveAll(plates: readonly string[]): Promise<void> {
  const platesBefore = platesIn(plates);
  const now = Date.now();
  await changeList((favorites) =>
    platesBefore.reduce<Favorite[]>((list, plate) => withFavorite(list, plate, now), [...favorites]),
  );
  if (!platesBefore.every((plate) => isFavorite(savedCars(), plate))) announceFull();
}

/** Those whose hearts were pressed before the page's code was there. What found no room loses the mark that the press gave it. */
export async function saveEarly(plates: readonly string[]): Promise<void> {
  await saveAll(plates);
  const savedPlates = new Set<string | undefined>(savedCars().map(({ licenseplate }) => licenseplate));
  for (const heart of document.querySelectorAll<HTMLElement>("[data-heart]"))
    if (!savedPlates.has(heart.dataset.heart)) heart.setAttribute("aria-pressed", "false");
}

export function recordVisit(states: { reserved: readonly string[]; sold: readonly string[] }): Promise<void> {
  const visit = { at: Date.now(), reserved: platesIn(states.reserved), sold: platesIn(states.sold) };
  return changeBrowserState((state) => ({
    ...state,
    favorites: { ...state.favorites, visits: withVisit(state.favorites.visits ?? [], visit) },
  }));
}

function platesIn(texts: readonly string[]): LicensePlate[] {
  return texts.flatMap((text) => licensePlate.safeParse(text).data ?? []);
}
