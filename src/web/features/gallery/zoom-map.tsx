import type { PointerEvent } from "react";
import { variantAddress } from "#domain/car/picture-variants.ts";
import { type Point, shownPart, type Zoom } from "./zoom.ts";

type ZoomMapProps = {
  picture: { url: string };
  zoom: Zoom;
  stage: HTMLElement | null;
  onMove: (by: Point) => void;
};

/** Where in the picture one is; dragged, it takes the picture along. Fingers move the picture itself. [ZOOM-3] */
export function ZoomMap({ picture, zoom, stage, onMove }: ZoomMapProps) {
  const size = { width: stage?.clientWidth ?? 1, height: stage?.clientHeight ?? 1 };
  const { left, top, size: part } = shownPart(zoom, size);
  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent) {
    if (buttons !== 1) return;
    const grown = (zoom.scale * size.width) / currentTarget.clientWidth;
    onMove({ x: -movementX * grown, y: -movementY * grown });
  }
  return (
    <div
      aria-hidden
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="absolute right-3 bottom-3 w-26 cursor-move touch-none overflow-hidden rounded-sm bg-(--ms-viewer-stage) ring-2 ring-surface lg:right-5 lg:bottom-5 lg:w-42"
    >
      <img
        src={variantAddress(picture.url, 256)}
        alt=""
        draggable={false}
        className="size-full object-contain"
      />
      <span
        style={{
          left: `${left * 100}%`,
          top: `${top * 100}%`,
          width: `${part * 100}%`,
          height: `${part * 100}%`,
        }}
        className="absolute rounded-xs border-2 border-accent shadow-[0_0_0_12rem_var(--ms-scrim)]"
      />
    </div>
  );
}
