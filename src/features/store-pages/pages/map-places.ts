import { milBetween, type Position } from "#features/stores/rules/distance.ts";
import { type MapPoint, mapPoint } from "./map-projection.ts";

/** What the map needs to know of a store. */
export type MappedStore = Position & { slug: string; place: string };

/** One name on the map, with the posts it stands for. */
export type MapPlace = { label: string; posts: { slug: string; point: MapPoint }[] };

/** Around these the stores stand so close that their names would cover each other. */
const bigCities = [
  { name: "Stockholm", latitude: 59.33, longitude: 18.06 },
  { name: "Göteborg", latitude: 57.71, longitude: 11.97 },
  { name: "Malmö", latitude: 55.6, longitude: 13.0 },
] as const;
const cityReachMil = 3.5;

/** "Stockholm, 8": the stores of a big city share its name; every other store has its own. */
export function mapPlaces(stores: readonly MappedStore[]): MapPlace[] {
  const groups = Map.groupBy(stores, (store) => cityNear(store) ?? store.slug);
  return [...groups].map(([name, members]) => {
    const [first, second] = members;
    return {
      label: first && second === undefined ? first.place : `${name}, ${members.length}`,
      posts: members.map((store) => ({ slug: store.slug, point: mapPoint(store) })),
    };
  });
}

function cityNear(position: Position): string | null {
  return bigCities.find((city) => milBetween(city, position) <= cityReachMil)?.name ?? null;
}
