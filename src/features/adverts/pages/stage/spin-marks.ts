import type { DamagePlace } from "#features/cars/rules/damage-place.ts";

/** In metres; `width` from the middle to a side. */
export type CarSize = { length: number; height: number; width: number };

/** The bodies that the turntables of the demo show. */
const sizes: Readonly<Record<string, CarSize>> = {
  suv: { length: 4.68, height: 1.67, width: 0.94 },
  kombi: { length: 4.76, height: 1.46, width: 0.925 },
  halvkombi: { length: 4.04, height: 1.47, width: 0.89 },
  sedan: { length: 4.7, height: 1.44, width: 0.925 },
  minibuss: { length: 5.05, height: 1.95, width: 0.97 },
  sportkupe: { length: 4.5, height: 1.31, width: 0.925 },
  cab: { length: 4.52, height: 1.37, width: 0.915 },
};

export function sizeOfBody(body: string | undefined): CarSize | null {
  return sizes[body ?? ""] ?? null;
}

type Vector = readonly [along: number, across: number, up: number];

/** The line of the car from front to back seen from the side, in shares of its length and height. */
const outline: readonly (readonly [along: number, up: number])[] = [
  [0, 0.38],
  [0.03, 0.56],
  [0.2, 0.67],
  [0.3, 0.8],
  [0.42, 0.98],
  [0.75, 0.98],
  [0.88, 0.84],
  [0.95, 0.62],
  [1, 0.4],
];

function heightAt(along: number): number {
  const next = outline.findIndex(([x]) => x >= along);
  const [x1, y1] = outline[next] ?? [1, 0.4];
  const [x0, y0] = outline[next - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (along - x0)) / (x1 - x0);
}

/** Where a place of the drawing is on the car that stands with its front at 0, and which way it faces. */
function onCar({ view, along, up }: DamagePlace, { length, height, width }: CarSize) {
  const at = along * length;
  if (view !== "above") {
    const side = view === "left" ? -1 : 1;
    const point: Vector = [at, side * width * (up > 0.6 ? 0.88 : 0.97), up * height];
    return { point, facing: [along < 0.1 ? -0.6 : along > 0.9 ? 0.6 : 0, side, 0] as Vector };
  }
  const point: Vector = [at, width * (1 - 2 * up) * 0.9, heightAt(along) * height];
  const slope = along < 0.02 || along > 0.95 ? 6 : 0.35;
  return { point, facing: [along < 0.4 ? -slope : along > 0.75 ? slope : 0, 0, 1] as Vector };
}

/** The camera of the turntables: a lens of 54 mm before 36 mm of film, going round the middle of the car. */
const lens = 54 / 36;
const frameRatio = 4 / 3;

function cameraAt(turn: number, { length, height }: CarSize) {
  const scale = Math.max(length / 4.7, height / 1.75);
  const distance = Math.hypot(6.6, 5.6) * scale * 1.02;
  const angle = 2 * Math.PI * turn;
  const position: Vector = [
    length / 2 - distance * Math.cos(angle),
    -distance * Math.sin(angle),
    1.45 + 0.1 * height,
  ];
  const target: Vector = [length / 2, 0, height * (height < 1.7 ? 0.47 : 0.49)];
  return { position, target };
}

/** Where a damage is on the frame, in shares of its width and height; null while it is on the far side. */
export function markOnFrame(
  place: DamagePlace,
  size: CarSize,
  { frame, count }: { frame: number; count: number },
): { x: number; y: number } | null {
  const { point, facing } = onCar(place, size);
  const { position, target } = cameraAt(frame / count, size);
  const seen = minus(point, position);
  if (dot(facing, seen) / length(seen) > -0.005) return null;
  const forward = unit(minus(target, position));
  const right = unit([forward[1], -forward[0], 0]);
  const upward = cross(right, forward);
  const depth = dot(seen, forward);
  return {
    x: 0.5 + (dot(seen, right) / depth) * lens,
    y: 0.5 - (dot(seen, upward) / depth) * lens * frameRatio,
  };
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector) => Math.hypot(...a);
const unit = (a: Vector): Vector => [a[0] / length(a), a[1] / length(a), a[2] / length(a)];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
