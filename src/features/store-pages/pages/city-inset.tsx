import { storeCountText } from "#features/stores/rules/store-count.ts";
import { MapGround } from "./map-ground.tsx";
import type { MappedStore } from "./map-places.ts";
import { mapPoint } from "./map-projection.ts";
import { rounded } from "./sweden-map.tsx";

const size = { width: 320, height: 270 } as const;
/** What the stores take of it; beside them stand their names. */
const room = { width: 120, height: 176 } as const;
/** Nearer than this two posts would hide each other. */
const together = 15;
const lineHeight = 17;
/** Where the westernmost and the northernmost stand. */
const corner = { x: 98, y: 60 } as const;

type CityInsetProps = {
  name: string;
  stores: readonly MappedStore[];
  here: string | null;
  nearest: string | null;
};

/** A city with several stores, larger: those of one street stand side by side with their names below each other. */
export function CityInset({ name, stores, here, nearest }: CityInsetProps) {
  const points = stores.map((store) => ({ ...store, ...mapPoint(store) }));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scale = Math.min(room.width / Math.max(right - left, 1), room.height / Math.max(bottom - top, 1));
  const toX = (x: number) => (x - left) * scale + corner.x;
  const toY = (y: number) => (y - top) * scale + corner.y;
  const groups = inGroups(points.map((point) => ({ ...point, x: toX(point.x), y: toY(point.y) })));
  return (
    <figure className="stores-inset">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`Karta över ${name} med ${storeCountText(stores.length)}`}
      >
        <rect width={size.width} height={size.height} className="map-sea" />
        <g
          transform={`translate(${rounded(corner.x - left * scale)} ${rounded(corner.y - top * scale)}) scale(${rounded(scale)})`}
        >
          <MapGround />
        </g>
        {groups.map((group) => (
          <Group key={group[0]?.slug} stores={group} here={here} nearest={nearest} />
        ))}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

type Stop = MappedStore & { x: number; y: number };

function Group({ stores, here, nearest }: { stores: Stop[] } & Pick<CityInsetProps, "here" | "nearest">) {
  const [first] = stores;
  if (!first) return null;
  const isWest = first.x < corner.x + room.width / 2 - 10;
  const name = first.y - 3 - ((stores.length - 1) * lineHeight) / 2;
  return (
    <>
      {stores.map(({ slug, place }, at) => (
        <g key={slug} data-store={slug} className={slug === here ? "map-stop map-stop-here" : "map-stop"}>
          <g transform={`translate(${rounded(first.x + at * 11)} ${rounded(first.y)})`}>
            <circle r="13" cy="-8" />
            <path d="M-3.5 0V-17L3.5-13V0Z" className="map-post" />
            <path d="M-3.5-10.5H3.5V-7H-3.5Z" className="map-band" />
          </g>
          <text
            x={rounded(isWest ? first.x - 11 : first.x + stores.length * 11 + 4)}
            y={rounded(name + at * lineHeight)}
            textAnchor={isWest ? "end" : "start"}
            className={slug === here || slug === nearest ? "map-name map-name-here" : "map-name"}
          >
            {place.split(", ")[0]}
          </text>
        </g>
      ))}
    </>
  );
}

/** Those that stand as good as in one place, from north to south. */
function inGroups(stops: readonly Stop[]): Stop[][] {
  const groups: Stop[][] = [];
  for (const stop of stops.toSorted((one, other) => one.y - other.y)) {
    const near = groups.find(([one]) => one && Math.hypot(one.x - stop.x, one.y - stop.y) < together);
    if (near) near.push(stop);
    else groups.push([stop]);
  }
  return groups;
}
