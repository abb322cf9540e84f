import type { DemoSource } from "./demo-set.ts";

type Box = NonNullable<DemoSource["box"]>;
export type Crop = { left: number; top: number; width: number; height: number };

/** Frames on the pages are 3:2, renders 4:3: what is as wide as its picture is so much of its height. */
const frameHeight = 8 / 9;
/** The same share of every frame's width is car, so that there is as much air around each. */
const carWidth = 0.85;
/** No taller than this in its frame, however short it is. */
const carHeight = 0.8;
/** Where the tyres stand, and what is left above a tall car, as shares of the frame's height. */
const ground = 0.84;
const headroom = 0.06;
/** Nearer than this the picture has too few pixels left for a whole screen. */
const nearest = 0.7;

/** Close-ups were taken on one car. What belongs to its shape alone (a door's edge, a grille) is left out. */
const closeUpsOf: Record<string, Pick<Crop, "left" | "top" | "width">> = {
  repa: { left: 0, top: 0.08, width: 0.82 },
  buckla: { left: 0.02, top: 0.02, width: 0.82 },
  stenskott: { left: 0.06, top: 0, width: 0.84 },
  kantstott: { left: 0, top: 1 - frameHeight, width: 1 },
};

/** The part of a picture that is shown, in a frame of 3:2; null for the picture as it is. */
export function cropOf(source: string, box: Box | undefined): Crop | null {
  const [, kind = ""] = /^skada\/[a-z]+-([a-z]+)-/.exec(source) ?? [];
  const closeUp = closeUpsOf[kind];
  if (closeUp) return { ...closeUp, height: closeUp.width * frameHeight };
  return box ? studioFrame(box) : null;
}

/** Every car as large as all others, and all on the same ground. */
function studioFrame([left, top, right, bottom]: Box): Crop {
  const wanted = Math.max((right - left) / carWidth, (bottom - top) / frameHeight / carHeight, nearest);
  const width = Math.min(1, wanted);
  const height = width * frameHeight;
  const above = Math.min(bottom - ground * height, top - headroom * height);
  return {
    left: within((left + right - width) / 2, 1 - width),
    top: within(above, 1 - height),
    width,
    height,
  };
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
