import { milBetween, type Position } from "#features/stores/rules/distance.ts";
import { postcodeAreas } from "#features/stores/rules/postcode-areas.ts";

/** Farther from all the towns we know, none of them says where somebody is. It may be across a border: of a country it says nothing. */
const maxMil = 2;

/** The town of our own table that lies nearest; null far from all of them. */
export function nearestTown(from: Position): string | null {
  const towns = Object.values(postcodeAreas).map((area) => ({ ...area, mil: milBetween(from, area) }));
  const [nearest] = towns.toSorted((one, other) => one.mil - other.mil);
  return nearest && nearest.mil < maxMil ? nearest.town : null;
}
