import type { Position } from "#features/stores/rules/distance.ts";
import { lakeShores, roadLines } from "../rules/country.ts";
import { mapPoint } from "./map-projection.ts";
import { rounded } from "./sweden-map.tsx";
import { swedenOutline } from "./sweden-outline.ts";

const pathOf = (line: readonly Position[]) =>
  `M${line
    .map((place) => {
      const { x, y } = mapPoint(place);
      return `${rounded(x)} ${rounded(y)}`;
    })
    .join("L")}`;

const roads = roadLines.map(({ line }) => pathOf(line)).join("");
const lakes = lakeShores.map(shorePath).join("");

/** Round from the middle of one side to the middle of the next. */
function shorePath(shore: readonly Position[]): string {
  const points = shore.map(mapPoint);
  const middles = points.map(({ x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return `${rounded((x + next.x) / 2)} ${rounded((y + next.y) / 2)}`;
  });
  const turns = points.map(({ x, y }, at) => `Q${rounded(x)} ${rounded(y)} ${middles[at]}`);
  return `M${middles.at(-1)}${turns.join("")}z`;
}

/** The land, its large lakes and the roads that people name; lines stay as thick however near one looks. */
export function MapGround() {
  return (
    <>
      <path d={swedenOutline} className="map-land" />
      <path d={lakes} className="map-water" />
      <path d={roads} className="map-road" />
    </>
  );
}
