import { milBetween, type Position } from "./distance.ts";
import { postcodeAreas } from "./postcode-areas.ts";
import { postcodeTowns } from "./postcode-towns.ts";

/** Farther from all the towns we know, none of them says where somebody is. It may be across a border: of a country it says nothing. */
const milAtMost = 2;

/** The town of our own table that lies nearest; null far from all of them. */
export function nearestTown(from: Position): string | null {
  let nearest: string | null = null;
  let mil = milAtMost;
  for (const [town, latitude, longitude] of [
    ...Object.values(postcodeAreas),
    ...Object.values(postcodeTowns),
  ]) {
    const away = milBetween(from, { latitude, longitude });
    if (away < mil) [nearest, mil] = [town, away];
  }
  return nearest;
}
