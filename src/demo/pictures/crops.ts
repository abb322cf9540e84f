import type { DemoSource } from "./demo-set.ts";

type Box = NonNullable<DemoSource["box"]>;
export type Crop = { left: number; top: number; width: number; height: number };

/** How near the photographer stood (1: as near as the car allows) and to which side the camera looked. */
const framings: readonly { near: number; aside: number; up: number }[] = [
  { near: 0, aside: 0, up: 0 },
  { near: 0.5, aside: 0, up: 0.2 },
  { near: 1, aside: 0, up: 0 },
  { near: 0.7, aside: -0.8, up: 0.6 },
  { near: 0.7, aside: 0.8, up: -0.5 },
  { near: 0.4, aside: -1, up: -0.8 },
  { near: 0.4, aside: 1, up: 0.8 },
];
export const framingCount = framings.length;

/** Air around the car, as a share of the picture. */
const margin = 0.015;
/** Frames on the pages are 3:2, so that a ninth of the height of a 4:3 picture is not seen there. */
const seenHeight = 8 / 9;
/** Nearer than this the picture has too few pixels left for a whole screen. */
const minScale = 0.8;

/** A part of the same shape with the whole car in it; null for the picture as it is. */
export function cropOf(box: Box | undefined, framing: number): Crop | null {
  const { near, aside, up } = framings[framing] ?? { near: 0, aside: 0, up: 0 };
  if (!box || near === 0) return null;
  const [left, , right] = box;
  const [top, bottom] = heightNeeded(box);
  const nearest = Math.min(1, Math.max(right - left, bottom - top, minScale) + 2 * margin);
  const scale = 1 - near * (1 - nearest);
  return {
    left: placed(left, right, scale, aside),
    top: placed(top, bottom, scale, up),
    width: scale,
    height: scale,
  };
}

/** From where to where the picture has to reach for the car to be seen in a frame of 3:2. */
function heightNeeded([, top, , bottom]: Box): [top: number, bottom: number] {
  const more = ((bottom - top) * (1 / seenHeight - 1)) / 2;
  return [top - more, bottom + more];
}

/** Where a part of this length begins: -1 as early and 1 as late as the car and the picture allow, 0 centred on the car. */
function placed(from: number, to: number, length: number, lean: number): number {
  const earliest = Math.max(0, to + margin - length);
  const latest = Math.min(1 - length, from - margin);
  if (earliest >= latest) return Math.max(0, Math.min(1 - length, (from + to - length) / 2));
  const centred = Math.max(earliest, Math.min(latest, (from + to - length) / 2));
  return lean < 0 ? centred + (centred - earliest) * lean : centred + (latest - centred) * lean;
}
