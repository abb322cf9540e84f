import type { House } from "../../rules/store-places.ts";
import { houses } from "./houses.tsx";
import { InFrontOf } from "./in-front.tsx";
import { ground, type Plot, sheet } from "./plot.ts";
import { surroundings } from "./surroundings.tsx";

/** The store's own house, drawn in lines of 2.5 and in the roles of the theme; the name on it is the store's. */
export function Facade({ house, sign, label }: { house: House; sign: string; label: string }) {
  const width = 64 + house.bays * 44;
  const left = (sheet.width - width) / 2;
  const plot: Plot = { left, right: left + width, width, bays: house.bays, sign };
  const [onLeft, onRight] = house.around;
  const Building = houses[house.form];
  const Left = surroundings[onLeft];
  const Right = surroundings[onRight];
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
      className="facade"
    >
      <g className="facade-behind">
        <Left />
        <g transform={`translate(${sheet.width} 0) scale(-1 1)`}>
          <Right />
        </g>
      </g>
      <path d={`M-200 ${ground}H${sheet.width + 200}`} />
      <Building {...plot} />
      <InFrontOf things={house.front} plot={plot} />
    </svg>
  );
}
