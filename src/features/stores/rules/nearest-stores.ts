import { milBetween, type Position } from "./distance.ts";

/** The stores with their distance, nearest first; equals keep their order. */
export function nearestFirst<Place extends Position>(
  places: readonly Place[],
  from: Position,
): { place: Place; mil: number }[] {
  return places
    .map((place) => ({ place, mil: milBetween(from, place) }))
    .toSorted((one, other) => one.mil - other.mil);
}
