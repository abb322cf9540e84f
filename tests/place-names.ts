import type { Car } from "#features/cars/rules/car.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";
import type { PlaceNames } from "#features/catalogue/rules/matches-search.ts";
import { demoChain } from "./demo-chain.ts";

/** The demo's names of the stores that a car names: a search finds it by them. */
export function placeNamesOf({
  location,
  physicalLocation,
}: Pick<Car, "location" | "physicalLocation">): PlaceNames {
  const { labels } = demoChain;
  return { location: labelIn(labels, location), physicalLocation: labelIn(labels, physicalLocation) };
}

export function withPlaces<Placed extends Pick<Car, "location" | "physicalLocation">>(
  car: Placed,
): Placed & { placeNames: PlaceNames } {
  return { ...car, placeNames: placeNamesOf(car) };
}
