import { milBetween, type Position } from "#features/stores/rules/distance.ts";
import { roadLines } from "../rules/country.ts";
import { MapGround } from "./map-ground.tsx";
import { mapPoint, mapSize } from "./map-projection.ts";

/** How much of the sheet is seen, and how much larger: about 12 mil across. */
const view = { width: 48, height: 52 } as const;
const scale = 10;

type Neighbour = Position & { slug: string; place: string };

/** Farther off a road's number says nothing about the way. */
const roadReachMil = 5;

/** The country around one store: coast, lakes, the roads by their numbers and the nearest other stores. */
export function LocalMap({ store, others }: { store: Neighbour; others: readonly Neighbour[] }) {
  const middle = mapPoint(store);
  const toSheet = (place: Position) => {
    const { x, y } = mapPoint(place);
    return {
      x: Math.round((x - middle.x + view.width / 2) * scale),
      y: Math.round((y - middle.y + view.height / 2) * scale),
    };
  };
  const width = view.width * scale;
  const height = view.height * scale;
  const isSeen = ({ x, y }: { x: number; y: number }, edge: number) =>
    x > edge && x < width - edge && y > edge && y < height - edge;
  const here = toSheet(store);
  const free = freeSpots([boxAround(here.x, here.y, 30), labelBox(here, store.place, 12)]);
  const posts = others
    .map((other) => ({ ...other, ...toSheet(other) }))
    .filter((post) => isSeen(post, 70) && free(labelBox(post, post.place, 9.2)));
  const signs = roadLines.flatMap(({ name, line }) => {
    const at = milestones(line, store)
      .map(toSheet)
      .find((place) => isSeen(place, 56) && free(boxAround(place.x, place.y, 25)));
    return at ? [{ name, ...at }] : [];
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Karta över trakten kring ${store.place}`}
      preserveAspectRatio="xMidYMid slice"
      className="local-map"
    >
      <g
        transform={`scale(${scale}) translate(${round(view.width / 2 - middle.x)} ${round(view.height / 2 - middle.y)})`}
      >
        <rect
          x={-200}
          y={-200}
          width={mapSize.width + 400}
          height={mapSize.height + 400}
          className="map-sea"
        />
        <MapGround />
      </g>
      {signs.map(({ name, x, y }) => (
        <g key={name}>
          <rect x={x - 21} y={y - 13} width="42" height="26" rx="4" className="map-sign" />
          <text x={x} y={y + 6} textAnchor="middle" className="map-number">
            {name}
          </text>
        </g>
      ))}
      {posts.map(({ slug, place, x, y }) => (
        <g key={slug} className="map-other">
          <circle cx={x} cy={y} r="5" />
          <text x={x + 11} y={y + 5}>
            {shortName(place)}
          </text>
        </g>
      ))}
      <g transform={`translate(${here.x} ${here.y})`}>
        <circle r="21" className="map-ring" />
        <path d="M-8 12V-26L8-17V12Z" className="map-post" />
        <path d="M-8-10H8V-2H-8Z" className="map-band" />
        <text x="28" y="7" className="map-here">
          {shortName(store.place)}
        </text>
      </g>
    </svg>
  );
}

const round = (units: number) => Math.round(units * 100) / 100;

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

const boxAround = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach * 0.6,
  bottom: y + reach * 0.6,
});

/** A mark with its name to the right, by the number of letters. */
const labelBox = ({ x, y }: Point, place: string, letter: number): Box => ({
  left: x - 8,
  right: x + 14 + shortName(place).length * letter,
  top: y - 12,
  bottom: y + 12,
});

/** Who comes first stands there: what would cover it is left out. */
function freeSpots(taken: Box[]): (box: Box) => boolean {
  return (box) => {
    const isFree = !taken.some(
      (one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom,
    );
    if (isFree) taken.push(box);
    return isFree;
  };
}

const shortName = (place: string) => place.split(", ")[0] ?? place;

/** Where a road's number may stand: on the road, best some way from the store. */
function milestones(line: readonly Position[], store: Position): Position[] {
  const stops = line.slice(1).flatMap((to, at) => {
    const from = line[at];
    return from ? [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].map((share) => between(from, to, share)) : [];
  });
  return stops
    .map((place) => ({ place, mil: milBetween(place, store) }))
    .filter(({ mil }) => mil < roadReachMil)
    .toSorted((one, other) => Math.abs(one.mil - 1.8) - Math.abs(other.mil - 1.8))
    .map(({ place }) => place);
}

const between = (from: Position, to: Position, share: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});
