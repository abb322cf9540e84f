import type { LicensePlate } from "#core/plate/license-plate.ts";

/** When the page of favourites was visited, and which of its cars were taken then. */
export type FavoritesVisit = { at: number; reserved: LicensePlate[]; sold: LicensePlate[] };

/** This visit and the one before, so that a reload still says what has happened. */
export const visitsStored = 2;

const oneVisitMs = 30 * 60_000;

/** Whether it is still the same visit; a clock that was set back does not make it last. */
const isSameVisit = (visit: FavoritesVisit, now: number) => Math.abs(now - visit.at) < oneVisitMs;

/** The visit that today's list is compared with; null on the first one. */
export function visitBefore(visits: readonly FavoritesVisit[], now: number): FavoritesVisit | null {
  const earlier = visits.filter((visit) => !isSameVisit(visit, now));
  return earlier.at(-1) ?? null;
}

/** What comes within half an hour belongs to the visit that has begun. */
export function withVisit(visits: readonly FavoritesVisit[], visit: FavoritesVisit): FavoritesVisit[] {
  const latest = visits.at(-1);
  return latest && isSameVisit(latest, visit.at) ? [...visits] : [...visits, visit].slice(-visitsStored);
}

export type FavoriteState = "open" | "reserved" | "sold";
type FollowedCar = {
  plate: string;
  state: FavoriteState;
  /** What has become of its price since the visit before; null where it is the same. */
  priceChange: "priced" | "repriced" | null;
};
export type FavoriteChange = "sold" | "reserved" | "free" | "priced" | "repriced";

const changeOfState = {
  open: "free",
  reserved: "reserved",
  sold: "sold",
} as const satisfies Record<FavoriteState, FavoriteChange>;

/** The one thing worth telling of a car; null where nothing has happened, or the car was saved later. */
export function favoriteChange(
  car: FollowedCar,
  savedAt: number,
  before: FavoritesVisit,
): FavoriteChange | null {
  if (savedAt > before.at) return null;
  return car.state === stateThen(car.plate, before) ? car.priceChange : changeOfState[car.state];
}

function stateThen(plate: string, { sold, reserved }: FavoritesVisit): FavoriteState {
  const isIn = (plates: readonly string[]) => plates.includes(plate);
  return isIn(sold) ? "sold" : isIn(reserved) ? "reserved" : "open";
}
