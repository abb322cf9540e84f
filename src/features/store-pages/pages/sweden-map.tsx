import type { Position } from "#features/stores/rules/distance.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";
import { isOnSheet, placedLabels } from "./map-labels.ts";
import { type MappedStore, mapPlaces } from "./map-places.ts";
import { type MapPoint, mapPoint, mapSize } from "./map-projection.ts";
import { swedenOutline } from "./sweden-outline.ts";

type SwedenMapProps = {
  stores: readonly MappedStore[];
  /** Where the visitor is: a dotted line leads to the store that is nearest. */
  from?: Position | null;
  nearest?: string | null;
};

/** A picture: everything on it stands in the list beside it. */
export function SwedenMap({ stores, from = null, nearest = null }: SwedenMapProps) {
  const places = mapPlaces(stores);
  const posts = places.flatMap((place) => place.posts).toSorted((one, other) => one.point.y - other.point.y);
  const goal = posts.find(({ slug }) => slug === nearest)?.point ?? null;
  const start = from && mapPoint(from);
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={`Karta över Sverige med ${storeCountText(stores.length)}`}
      className="block h-auto w-full"
    >
      <path d={swedenOutline} strokeLinejoin="round" className="fill-sunken stroke-line-2" />
      {posts.map(({ slug, point }) => (
        <g key={slug} transform={`translate(${rounded(point.x)} ${rounded(point.y)})`}>
          <path d="M-3.5 0V-17L3.5-13V0Z" className="fill-brand" />
          <path d="M-3.5-10.5H3.5V-7H-3.5Z" className="fill-accent" />
        </g>
      ))}
      {start && isOnMap(start) && <Visitor at={start} goal={goal} />}
      {placedLabels(places, nearest).map(({ text, x, y, anchor, place }) => (
        <text
          key={place.posts[0]?.slug}
          x={rounded(x)}
          y={rounded(y)}
          textAnchor={anchor}
          fontSize="15"
          className={`fill-ink ${place.posts.some(({ slug }) => slug === nearest) ? "font-bold" : "font-medium"}`}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Where the visitor is, with the way to the nearest store. */
export function Visitor({ at, goal }: { at: MapPoint; goal: MapPoint | null }) {
  return (
    <g className="fill-none stroke-ink" strokeWidth="2">
      {goal && (
        <path
          d={`M${rounded(at.x)} ${rounded(at.y)}L${rounded(goal.x)} ${rounded(goal.y)}`}
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      )}
      <circle cx={rounded(at.x)} cy={rounded(at.y)} r="5" className="fill-surface" />
    </g>
  );
}

export const isOnMap = ({ x, y }: MapPoint) => isOnSheet({ left: x, right: x, top: y, bottom: y });

/** Server and browser must write the same digits. */
export const rounded = (pixels: number) => Math.round(pixels * 10) / 10;
