/** Where one looks: to the right of the middle and up, in radians, and how much is seen from top to bottom, in degrees. */
export type ViewDirection = { yaw: number; pitch: number; fov: number };

export const straightAhead: ViewDirection = { yaw: 0, pitch: 0, fov: 75 };
/** Just short of straight up, where left and right would change places. */
const highest = 1.45;
const narrowest = 30;
const widest = 95;
export const zoomStep = 0.8;

export function turned(
  view: ViewDirection,
  by: { right?: number; up?: number; zoom?: number },
): ViewDirection {
  const { right = 0, up = 0, zoom = 1 } = by;
  return {
    yaw: withinTurn(view.yaw + right),
    pitch: between(view.pitch + up, -highest, highest),
    fov: between(view.fov * zoom, narrowest, widest),
  };
}

/** What is under the finger stays there: the picture is dragged, so one looks the other way. */
export function dragged(view: ViewDirection, moved: { x: number; y: number }, height: number): ViewDirection {
  const perPixel = (view.fov * Math.PI) / 180 / Math.max(1, height);
  return turned(view, { right: -moved.x * perPixel, up: moved.y * perPixel });
}

const step = 0.15;
const keys: Record<string, (view: ViewDirection) => ViewDirection> = {
  ArrowLeft: (view) => turned(view, { right: -step }),
  ArrowRight: (view) => turned(view, { right: step }),
  ArrowUp: (view) => turned(view, { up: step }),
  ArrowDown: (view) => turned(view, { up: -step }),
  "+": (view) => turned(view, { zoom: zoomStep }),
  "-": (view) => turned(view, { zoom: 1 / zoomStep }),
  Home: () => straightAhead,
  "0": () => straightAhead,
};

/** Null for a key that does nothing here. */
export function viewAfterKey(key: string, view: ViewDirection): ViewDirection | null {
  return keys[key]?.(view) ?? null;
}

export type Orientation = { alpha: number; beta: number; gamma: number };

/**
 * Where the back of a device points that is held like this, whichever way its screen is turned. The angles are those of
 * the DeviceOrientation specification; its rotation matrix applied to "into the screen" leaves these terms.
 */
export function directionOf({ alpha, beta, gamma }: Orientation): { yaw: number; pitch: number } {
  const [a, b, g] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const east = -(Math.cos(g) * Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.sin(g));
  const north = Math.cos(a) * Math.cos(g) * Math.sin(b) - Math.sin(a) * Math.sin(g);
  const up = -Math.cos(b) * Math.cos(g);
  return { yaw: Math.atan2(east, north), pitch: Math.asin(between(up, -1, 1)) };
}

function withinTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI));
}

function between(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
