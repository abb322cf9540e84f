import * as z from "zod/mini";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";
import { onePerPlate } from "#features/visitors/rules/one-per-plate.ts";
import { storedList, storedListAs, storedSlice } from "#features/visitors/rules/stored.ts";
import { favoritesMax, maxNoteLength } from "./favorite-bounds.ts";
import { favoriteRemoval, removalsFromList } from "./favorite-removals.ts";
import { type FavoritesVisit, visitsStored } from "./favorite-visits.ts";

/** The plate's schema lower-cases it, so every list of favourites that enters is lower-case. */
export const favorite = z.object({
  timestamp: z.number(),
  licenseplate: licensePlate,
  /** What the visitor has written about the car; it goes to nobody. */
  note: z.optional(z.catch(z.optional(z.string().check(z.maxLength(maxNoteLength))), undefined)),
  /** When the note was written or taken away, and when the car was saved again: other devices go by it. */
  noteAt: z.optional(z.catch(z.optional(z.number()), undefined)),
  again: z.optional(z.catch(z.optional(z.number()), undefined)),
});
export type Favorite = z.infer<typeof favorite>;

/** The link under which the list can be read, and what proves that it is ours to end. */
const sharedList = z.object({
  key: z.string().check(z.maxLength(40)),
  secret: z.string().check(z.maxLength(100)),
  since: z.number(),
});
export type SharedList = z.infer<typeof sharedList>;

const favoritesVisit = z.object({
  at: z.number(),
  reserved: storedList(licensePlate),
  sold: storedList(licensePlate),
}) satisfies z.ZodMiniType<FavoritesVisit>;

export const favoritesSlice = storedSlice({
  favoriteCars: storedListAs(favorite, favoritesFromList),
  shared: z.optional(z.catch(z.optional(sharedList), undefined)),
  visits: z.optional(
    z.catch(z.optional(z.array(favoritesVisit).check(z.maxLength(visitsStored))), undefined),
  ),
  removed: z.optional(storedListAs(favoriteRemoval, removalsFromList)),
});

/** A car saved twice keeps its first time: "price change since saved" counts from there. A full list stays as it is. */
export function withFavorite(favorites: readonly Favorite[], plate: LicensePlate, now: number): Favorite[] {
  return favoritesFromList([...favorites, { timestamp: now, licenseplate: plate }]);
}

/** Undone: the car comes back to its place, with its time and its note. */
export function withFavoriteBack(favorites: readonly Favorite[], removed: Favorite): Favorite[] {
  if (isFavorite(favorites, removed.licenseplate)) return [...favorites];
  const later = favorites.findIndex(({ timestamp }) => timestamp > removed.timestamp);
  return favoritesFromList(favorites.toSpliced(later === -1 ? favorites.length : later, 0, removed));
}

/** Nothing written is no note. `at` is when, for other devices. */
export function withNote(
  favorites: readonly Favorite[],
  plate: LicensePlate,
  text: string,
  at?: number,
): Favorite[] {
  const note = text.trim().slice(0, maxNoteLength).trim();
  return favorites.map((favoriteRow) => {
    if (!isSamePlate(favoriteRow.licenseplate, plate)) return favoriteRow;
    const { note: _before, ...rest } = favoriteRow;
    return { ...rest, ...(note !== "" && { note }), ...(at !== undefined && { noteAt: at }) };
  });
}

export function withoutFavorite(favorites: readonly Favorite[], plate: LicensePlate): Favorite[] {
  return favorites.filter((favoriteRow) => !isSamePlate(favoriteRow.licenseplate, plate));
}

/** Replaces the whole list, as when it comes from another device. Clearing is replacing by nothing. */
export function favoritesFromList(list: readonly Favorite[]): Favorite[] {
  return onePerPlate(list).slice(0, favoritesMax);
}

export function isFavorite(favorites: readonly Favorite[], plate: LicensePlate): boolean {
  return favorites.some((favoriteRow) => isSamePlate(favoriteRow.licenseplate, plate));
}
