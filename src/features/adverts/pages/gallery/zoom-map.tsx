import type { PointerEvent } from "react";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { type Point, shownPart, type Zoom } from "./zoom.ts";

type ZoomMapProps = {
  picture: { url: string };
  zoom: Zoom;
  stage: HTMLElement | null;
  onMove: (by: Point) => void;
};

/** Where in the picture one is; dragged, it takes the picture along. Fingers move the picture itself. */
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
      className="viewer-map"
    >
      <img src={variantAddress(picture.url, 256)} alt="" draggable={false} className="viewer-whole" />
      <span
        style={{
          left: `${left * 100}%`,
          top: `${top * 100}%`,
          width: `${part * 100}%`,
          height: `${part * 100}%`,
        }}
        className="viewer-map-part"
      />
    </div>
  );
}
