import * as z from "zod/mini";
import { type LicensePlate, licensePlate } from "#domain/plate/license-plate.ts";
import { isSamePlate } from "#domain/plate/plate-text.ts";
import { onePerPlate } from "./one-per-plate.ts";
import { storedListAs, storedSlice } from "./stored.ts";

/** The plate's schema lower-cases it, so every list of favourites that enters is lower-case. [FAV-2] */
export const favorite = z.object({ timestamp: z.number(), licenseplate: licensePlate });
export type Favorite = z.infer<typeof favorite>;

/** [FAV-1] */
export const favoritesSlice = storedSlice({
  favoriteCars: storedListAs(favorite, favoritesFromList),
});

/** A car saved twice keeps its first time: "price change since saved" counts from there. [FAV-3] */
export function withFavorite(favorites: readonly Favorite[], plate: LicensePlate, now: number): Favorite[] {
  return favoritesFromList([...favorites, { timestamp: now, licenseplate: plate }]);
}

/** [FAV-4] */
export function withoutFavorite(favorites: readonly Favorite[], plate: LicensePlate): Favorite[] {
  return favorites.filter((saved) => !isSamePlate(saved.licenseplate, plate));
}

/** Replaces the whole list, as when it comes from another device. Clearing is replacing by nothing. [FAV-5] [FAV-6] */
export function favoritesFromList(list: readonly Favorite[]): Favorite[] {
  return onePerPlate(list);
}

/** [FAV-7] */
export function isFavorite(favorites: readonly Favorite[], plate: LicensePlate): boolean {
  return favorites.some((saved) => isSamePlate(saved.licenseplate, plate));
}
