/** Where one looks: to the right of the middle and up, in radians, and how much is seen from top to bottom, in degrees. */
export type Look = { yaw: number; pitch: number; fov: number };

export const straightAhead: Look = { yaw: 0, pitch: 0, fov: 75 };
/** Just short of straight up, where left and right would change places. */
const highest = 1.45;
const narrowest = 30;
const widest = 95;
export const zoomStep = 0.8;

export function turned(look: Look, by: { right?: number; up?: number; zoom?: number }): Look {
  const { right = 0, up = 0, zoom = 1 } = by;
  return {
    yaw: withinTurn(look.yaw + right),
    pitch: between(look.pitch + up, -highest, highest),
    fov: between(look.fov * zoom, narrowest, widest),
  };
}

/** What is under the finger stays there: the picture is dragged, so one looks the other way. */
export function dragged(look: Look, moved: { x: number; y: number }, height: number): Look {
  const perPixel = (look.fov * Math.PI) / 180 / Math.max(1, height);
  return turned(look, { right: -moved.x * perPixel, up: moved.y * perPixel });
}

const step = 0.15;
const keys: Record<string, (look: Look) => Look> = {
  ArrowLeft: (look) => turned(look, { right: -step }),
  ArrowRight: (look) => turned(look, { right: step }),
  ArrowUp: (look) => turned(look, { up: step }),
  ArrowDown: (look) => turned(look, { up: -step }),
  "+": (look) => turned(look, { zoom: zoomStep }),
  "-": (look) => turned(look, { zoom: 1 / zoomStep }),
  Home: () => straightAhead,
  "0": () => straightAhead,
};

/** Null for a key that does nothing here. */
export function lookAfterKey(key: string, look: Look): Look | null {
  return keys[key]?.(look) ?? null;
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

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
