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
const lakes = lakeShores.map((shore) => `${pathOf(shore)}z`).join("");

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
