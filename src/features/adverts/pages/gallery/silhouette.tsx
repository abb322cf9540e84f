import type { MouseEvent } from "react";
import { damageZones } from "#features/cars/rules/damage-place.ts";
import { CarAbove } from "./car-above.tsx";
import { type DamageMark, type DrawnView, drawingBoxes, drawingTransforms } from "./drawing-frame.ts";

type SilhouetteProps = {
  view: DrawnView;
  marks: readonly DamageMark[];
  selected: number | null;
  onSelect?: (number: number, event: MouseEvent) => void;
};

/** One view of a car with its damages numbered where they are. Each mark is a link with a large target. */
export function Silhouette({ view, marks, selected, onSelect }: SilhouetteProps) {
  return (
    <svg
      viewBox={drawingBoxes[view]}
      className="block w-full overflow-visible"
      aria-hidden={marks.length === 0}
    >
      <title>{`Bilen, ${damageZones[view].toLowerCase()}`}</title>
      <g transform={drawingTransforms[view]}>{view === "above" ? <CarAbove /> : <CarSide />}</g>
      {marks.map(({ number, label, href, x, y }) => (
        <a
          key={number}
          href={href}
          aria-label={`Skada ${number}: ${label}`}
          aria-current={number === selected ? "true" : undefined}
          onClick={(event) => onSelect?.(number, event)}
          className="group outline-none"
        >
          <g transform={`translate(${x} ${y})`}>
            <circle r="40" fill="transparent" />
            <circle r="27" className="damage-ring" />
            <circle r="20" className="damage-dot" />
            <text y="7" textAnchor="middle" className="damage-number">
              {number}
            </text>
          </g>
        </a>
      ))}
    </svg>
  );
}

/** Drawn with the front to the right, upwards from the ground. */
export function CarSide() {
  return (
    <>
      <path
        d="M7 30C2 42 0 54 1 68C2 82 5 93 11 101L37 134C41 139 48 141.5 58 142.5C110 147 172 148 220 146C260 144 286 138 306 128L360 101C398 97 436 90 456 79C468 72 474.5 61 475 48C475.5 38 473 30 468 25L424.9 21A39 39 0 1 1 351.1 21L137.9 21A39 39 0 1 1 64.1 21Z"
        className="car-outline"
      />
      <path
        d="M50 107L69 130C72 133.5 76 135 84 135.6C128 138.8 176 139.6 219 137.6C252 136 274 131 293 121.5L331 101.5C333 100.2 332 99 329 99L66 103.5C54 104 47.5 104 50 107Z"
        className="fill-sunken stroke-line-2"
      />
      <path
        d="M150 103C152 80 150 60 158 40L238 36C243 60 240 80 237 101M237 101C241 80 243 60 238 36L338 34C350 50 352 80 344 98"
        className="fill-none stroke-line-2"
      />
      {[101, 388].map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} cy="33.5" r="33.5" className="car-outline" />
          <circle cx={wheel} cy="33.5" r="20.8" className="fill-none stroke-line-2" />
        </g>
      ))}
    </>
  );
}
