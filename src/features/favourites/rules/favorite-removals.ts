import * as z from "zod/mini";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { favoritesMax } from "./favorite-bounds.ts";

/** That a car was removed, and when: without it another device of the same owner would bring it back. */
export const favoriteRemoval = z.object({ timestamp: z.number(), licenseplate: licensePlate });
export type FavoriteRemoval = z.infer<typeof favoriteRemoval>;

/** The last of each plate, the newest last; as many as there may be favourites. */
export function removalsFromList(removals: readonly FavoriteRemoval[]): FavoriteRemoval[] {
  const byPlate = new Map<LicensePlate, FavoriteRemoval>();
  for (const removal of removals) {
    const removalBefore = byPlate.get(removal.licenseplate);
    if (!removalBefore || removalBefore.timestamp < removal.timestamp)
      byPlate.set(removal.licenseplate, removal);
  }
  return [...byPlate.values()].toSorted((one, other) => one.timestamp - other.timestamp).slice(-favoritesMax);
}

export function withRemoval(
  removals: readonly FavoriteRemoval[] | undefined,
  licenseplate: LicensePlate,
  timestamp: number,
): FavoriteRemoval[] {
  return removalsFromList([...(removals ?? []), { timestamp, licenseplate }]);
}

/** Undone before anybody else has heard of it. */
export function withoutRemoval(
  removals: readonly FavoriteRemoval[] | undefined,
  plate: LicensePlate,
): FavoriteRemoval[] {
  return (removals ?? []).filter(({ licenseplate }) => licenseplate !== plate);
}
