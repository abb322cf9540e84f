import type { Position } from "#features/stores/rules/distance.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";
import { CityInset } from "./city-inset.tsx";
import { MapGround } from "./map-ground.tsx";
import { placedLabels } from "./map-labels.ts";
import { type MappedStore, mapPlaces } from "./map-places.ts";
import { mapPoint, mapSize } from "./map-projection.ts";
import { isOnMap, rounded, Visitor } from "./sweden-map.tsx";
import "./map.css";
import "./stores-map.css";

type StoresMapProps = {
  stores: readonly MappedStore[];
  from: Position | null;
  nearest: string | null;
  /** The store that is pointed at, on the map or in the list. */
  here: string | null;
};

/** North of the northernmost store the country goes on, but nobody looks there for one. */
const aboveAll = 56;
/** Nor does anything of the country lie here. */
const west = 10;
/** So many stores in a city, and it is shown larger. */
const forInset = 3;

/** The map of the page of stores: as large as it can be, and the crowded city once more beside it. */
export function StoresMap({ stores, from, nearest, here }: StoresMapProps) {
  const places = mapPlaces(stores);
  const posts = places.flatMap((place) => place.posts).toSorted((one, other) => one.point.y - other.point.y);
  const goal = posts.find(({ slug }) => slug === nearest)?.point ?? null;
  const start = from && mapPoint(from);
  const top = Math.max(
    0,
    Math.floor(Math.min(...posts.map(({ point }) => point.y), mapSize.height)) - aboveAll,
  );
  const crowded = places.find((place) => place.posts.length >= forInset);
  const inCity = crowded && stores.filter(({ slug }) => crowded.posts.some((post) => post.slug === slug));
  return (
    <div className="stores-map">
      <svg
        viewBox={`${west} ${top} ${mapSize.width - west} ${mapSize.height - top}`}
        role="img"
        aria-label={`Karta över Sverige med ${storeCountText(stores.length)}`}
        preserveAspectRatio="xMinYMid"
        className="stores-country"
      >
        <MapGround />
        {posts.map(({ slug, point }) => (
          <g
            key={slug}
            data-store={slug}
            transform={`translate(${rounded(point.x)} ${rounded(point.y)})`}
            className={slug === here ? "map-stop map-stop-here" : "map-stop"}
          >
            <circle r="13" cy="-8" />
            <path d="M-3.5 0V-17L3.5-13V0Z" className="map-post" />
            <path d="M-3.5-10.5H3.5V-7H-3.5Z" className="map-band" />
          </g>
        ))}
        {start && isOnMap(start) && <Visitor at={start} goal={goal} />}
        {placedLabels(places, nearest).map(({ text, x, y, anchor, place }) => {
          const isMeant = place.posts.some(({ slug }) => slug === nearest || slug === here);
          return (
            <text
              key={place.posts[0]?.slug}
              x={rounded(x)}
              y={rounded(y)}
              textAnchor={anchor}
              className={isMeant ? "map-name map-name-here" : "map-name"}
            >
              {text}
            </text>
          );
        })}
      </svg>
      {crowded && inCity && (
        <CityInset name={crowded.label.split(", ")[0] ?? ""} stores={inCity} here={here} nearest={nearest} />
      )}
    </div>
  );
}
