import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { CarAbove } from "#features/adverts/pages/gallery/car-above.tsx";
import { pointOf } from "#features/adverts/pages/gallery/damage-marks.ts";
import { drawingBoxes, drawingTransforms } from "#features/adverts/pages/gallery/drawing-frame.ts";
import { CarSide } from "#features/adverts/pages/gallery/silhouette.tsx";
import { type FindingZone, findingZones, type ZoneView, zoneViews } from "../../rules/finding-zones.ts";

/** A finding that is marked on the drawing. */
export type ZoneMark = { key: string; number: number; zone: FindingZone };

type CarDrawingProps = {
  view: ZoneView;
  marks: readonly ZoneMark[];
  selected: string | null;
  canEdit: boolean;
  onZone: (zone: FindingZone) => void;
  onMark: (key: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * One view of the car. A click anywhere chooses the nearest place; the arrow keys step through them, and Enter chooses. The
 * list beside it does the same.
 */
export function CarDrawing({ view, marks, selected, canEdit, onZone, onMark }: CarDrawingProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState<FindingZone | null>(null);
  const zones = findingZones.filter((zone) => zone.view === view);
  const nearest = ({ clientX, clientY }: MouseEvent): FindingZone | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const far = (zone: FindingZone) => Math.hypot(pointOf(zone).x - x, pointOf(zone).y - y);
    return zones.toSorted((a, b) => far(a) - far(b))[0] ?? null;
  };
  const byKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by !== undefined) {
      const at = active === null ? (by > 0 ? -1 : zones.length) : zones.indexOf(active);
      setActive(zones[Math.max(0, Math.min(at + by, zones.length - 1))] ?? null);
    } else if ((event.key === "Enter" || event.key === " ") && active) onZone(active);
    else return;
    event.preventDefault();
  };
  const idOf = ({ name }: FindingZone) => `${id}-${name.replace(" ", "-")}`;
  return (
    <figure className="cp-view">
      <div
        role="listbox"
        tabIndex={canEdit ? 0 : -1}
        aria-label={`${zoneViews[view]}: platser för ett nytt fynd`}
        aria-activedescendant={active ? idOf(active) : undefined}
        onKeyDown={canEdit ? byKey : undefined}
        onBlur={() => setActive(null)}
        onMouseMove={(event) => canEdit && setActive(nearest(event))}
        onMouseLeave={() => setActive(null)}
        onClick={(event) => {
          const zone = canEdit ? nearest(event) : null;
          if (zone) onZone(zone);
        }}
      >
        <svg
          ref={svg}
          viewBox={drawingBoxes[view]}
          role="presentation"
          className="cp-car"
          data-can-edit={canEdit || undefined}
        >
          <g transform={drawingTransforms[view]}>{view === "above" ? <CarAbove /> : <CarSide />}</g>
          {zones.map((zone) => {
            const { x, y } = pointOf(zone);
            return (
              <g
                key={zone.name}
                id={idOf(zone)}
                role="option"
                aria-label={zone.label}
                aria-selected={zone === active}
                transform={`translate(${x} ${y})`}
              >
                <circle r={zone === active ? 13 : 4} className="cp-zone" />
              </g>
            );
          })}
          {marks.map(({ key, number, zone }, at) => {
            const { x, y } = pointOf(zone);
            const before = marks.slice(0, at).filter((mark) => mark.zone === zone).length;
            return (
              <g
                key={key}
                aria-hidden
                className="cp-dot"
                data-selected={key === selected || undefined}
                transform={`translate(${x + 18 * before} ${y})`}
                onClick={(event) => {
                  event.stopPropagation();
                  onMark(key);
                }}
              >
                <circle r="21" className="ring" />
                <circle r="14" className="dot" />
                <text y="5.5" textAnchor="middle">
                  {number}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption aria-hidden>{active ? active.label : zoneViews[view]}</figcaption>
    </figure>
  );
}
