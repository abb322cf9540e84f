import { type Point, zoomStep } from "./zoom.ts";

type Doing =
  | { kind: "show"; at: number }
  | { kind: "move"; by: Point }
  | { kind: "zoom"; scaleFrom: (scale: number) => number };

type Shown = { at: number; count: number; isZoomed: boolean };

/** So far a key moves a picture that is zoomed, in px. */
const moved = 80;
const moves: Record<string, Point> = {
  ArrowLeft: { x: moved, y: 0 },
  ArrowRight: { x: -moved, y: 0 },
  ArrowUp: { x: 0, y: moved },
  ArrowDown: { x: 0, y: -moved },
};
const steps: Record<string, (view: Shown) => number> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  Home: () => 0,
  End: ({ count }) => count - 1,
};
const zooms: Record<string, (scale: number) => number> = {
  "+": (scale) => scale * zoomStep,
  "-": (scale) => scale / zoomStep,
  "0": () => 1,
};

/** Arrow keys change the picture, or move it while it is zoomed; + and − zoom, 0 shows it whole. */
export function viewerKeys(key: string, view: Shown): Doing | null {
  const scaleFrom = zooms[key];
  if (scaleFrom) return { kind: "zoom", scaleFrom };
  const by = view.isZoomed ? moves[key] : undefined;
  if (by) return { kind: "move", by };
  const step = steps[key];
  return step ? { kind: "show", at: step(view) } : null;
}
