/** How a picture lies on its stage: how large, and how far its middle is from the middle of the stage, in px. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Stage = { width: number; height: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const maxZoom = 4;
/** What one click of a button or key does. */
export const zoomStep = 1.5;
/** What a double press leads to. */
export const closeStyle = 2.5;

/** The point stays under the finger while all around it grows. Points count from the middle of the stage. */
export function zoomAbout(zoom: Zoom, point: Point, scale: number, stage: Stage): Zoom {
  const next = Math.min(maxZoom, Math.max(1, scale));
  const grown = next / zoom.scale;
  return within(
    { scale: next, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown },
    stage,
  );
}

export function movedBy(zoom: Zoom, by: Point, stage: Stage): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

/** The edge of the picture never leaves the edge of the stage. */
function within({ scale, x, y }: Zoom, { width, height }: Stage): Zoom {
  const furthest = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: between(x, furthest.x), y: between(y, furthest.y) };
}

/** Without the sign of a zero, which is no place of its own. */
const between = (value: number, furthest: number) => Math.min(furthest, Math.max(-furthest, value)) + 0;

/** The part of the picture that is on the stage, in shares of its width and height. */
export function shownPart({ scale, x, y }: Zoom, { width, height }: Stage) {
  const size = 1 / scale;
  const start = (moved: number, full: number) => (1 - size) / 2 - moved / (full * scale);
  return { left: start(x, width), top: start(y, height), size };
}
