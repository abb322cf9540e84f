import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { type MapPoint, mapPoint } from "#features/store-pages/pages/map-projection.ts";

/**
 * Draws the outline of Sweden from Natural Earth (public domain, in the package world-atlas) on the sheet of
 * the store map. Run it again after a change of the projection: `node scripts/draw-sweden.ts`.
 */
const atlas = "world-atlas/countries-10m.json";
const target = new URL("#features/store-pages/pages/sweden-outline.ts", import.meta.url);

/** ISO 3166 for Sweden. */
const sweden = "752";
/** Islands smaller than this, and bays and points narrower than this, are noise at the size of the map. */
const minArea = 9;
const minDetail = 0.8;

type Topology = Parameters<typeof feature>[0];
type Ring = MapPoint[];

function landOf(country: string): Ring[] {
  const file = fileURLToPath(import.meta.resolve(atlas));
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const { countries } = topology.objects;
  if (countries?.type !== "GeometryCollection") throw new Error(`${atlas} has no countries`);
  const shape = countries.geometries.find(({ id }) => id === country);
  if (shape?.type !== "MultiPolygon") throw new Error(`${atlas} has no land for ${country}`);
  return feature(topology, shape).geometry.coordinates.flatMap(([coast = []]) => [
    coast.map(([longitude = 0, latitude = 0]) => mapPoint({ latitude, longitude })),
  ]);
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Douglas and Peucker: between two points only what lies far from the straight line is kept. */
function simplified(line: Ring): Ring {
  const [first, last] = [line.at(0), line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) < minDetail) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

function distanceToLine({ x, y }: MapPoint, from: MapPoint, to: MapPoint): number {
  const [along, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(along, down);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(down * (x - from.x) - along * (y - from.y)) / length;
}

/** Steps take fewer letters than places; they go between rounded places, so that no error grows. */
function pathOf(ring: Ring): string {
  const tenths = ring.slice(0, -1).map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const [start, ...steps] = tenths.map(({ x, y }, at) => {
    const before = tenths[at - 1] ?? { x: 0, y: 0 };
    return `${short(x - before.x)} ${short(y - before.y)}`;
  });
  return `M${start}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, "$1.");

const outline = landOf(sweden)
  .filter((ring) => areaOf(ring) >= minArea)
  .toSorted((one, other) => areaOf(other) - areaOf(one))
  .map((ring) => pathOf(simplified(ring)))
  .join("");

writeFileSync(
  target,
  `/** The outline of Sweden, drawn by scripts/draw-sweden.ts from Natural Earth; run it to make this file anew. */
export const swedenOutline =
  "${outline}";
`,
);
console.log(`${fileURLToPath(target)}: ${outline.length} characters`);
