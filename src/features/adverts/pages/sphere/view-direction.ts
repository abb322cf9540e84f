/** Where one looks: to the right of the middle and up, in radians, and how much is seen from top to bottom, in degrees. */
export type ViewDirection = { yaw: number; pitch: number; fov: number };

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
};

/** Home and 0 lead back to where one began. Null for a key that does nothing here. */
export function viewAfterKey(key: string, view: ViewDirection, start: ViewDirection): ViewDirection | null {
  if (key === "Home" || key === "0") return start;
  return keys[key]?.(view) ?? null;
}

type Surface = { width: number; height: number };

/** How far one sees to the side and up, in shares of the way ahead. */
export function seenOf(fov: number, { width, height }: Surface): { wide: number; tall: number } {
  // On an upright screen more is seen up and down, lest there be too little from side to side.
  const upright = Math.min(1.5, Math.max(1, height / width));
  const tall = Math.tan((fov * Math.PI) / 360) * upright;
  return { wide: (tall * width) / height, tall };
}

/** Where on the surface a direction is, in shares of its width and height; null for what is behind one. */
export function placeOnSurface(
  { yaw, pitch }: Pick<ViewDirection, "yaw" | "pitch">,
  view: ViewDirection,
  surface: Surface,
): { x: number; y: number } | null {
  const aside = yaw - view.yaw;
  const [x, up, ahead] = [
    Math.cos(pitch) * Math.sin(aside),
    Math.sin(pitch),
    Math.cos(pitch) * Math.cos(aside),
  ] as const;
  const depth = ahead * Math.cos(view.pitch) + up * Math.sin(view.pitch);
  if (depth < 0.05) return null;
  const { wide, tall } = seenOf(view.fov, surface);
  const above = up * Math.cos(view.pitch) - ahead * Math.sin(view.pitch);
  return { x: (1 + x / depth / wide) / 2, y: (1 - above / depth / tall) / 2 };
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
