import {
  type DamagePlace,
  type DamageZone,
  damageZones,
  drawnZones,
} from "#features/cars/rules/damage-place.ts";
import type { DamageView } from "../condition-view.ts";

/** A damage that is marked on a drawing: its number, what it is called, where a press on it leads, and where it stands. */
export type DamageMark = { number: number; label: string; href: string; x: number; y: number };

const carLength = 475;
const drawnHeights = { left: 147, right: 147, above: 190 } as const;
/** What a drawing shows, with room for marks at its edges. */
export const drawingBoxes = {
  left: "-14 -164 504 178",
  right: "-14 -164 504 178",
  above: "-14 -14 504 218",
} as const;
export type DrawnView = keyof typeof drawingBoxes;
/** The side is drawn with its front to the right and upwards; the left side has the front to the left. */
export const drawingTransforms = {
  left: `translate(${carLength + 1} 0) scale(-1 -1)`,
  right: "scale(1 -1)",
  above: undefined,
} as const satisfies Record<DrawnView, string | undefined>;
/** The marks touch at this distance. */
export const markSize = 42;

type Placed = { number: number; damage: DamageView };

/** The damages of each zone, under the numbers that they have in the list: each of them once. [DAMAGE-7] */
export function damagesByZone(damages: readonly DamageView[]): ReadonlyMap<DamageZone, Placed[]> {
  const numbered = damages.map((damage, at) => ({ number: at + 1, damage }));
  const zones = Object.keys(damageZones) as DamageZone[];
  return new Map(zones.map((zone) => [zone, numbered.filter(({ damage }) => damage.zone === zone)]));
}

/** "2 skador" beside each drawing, and beside the name of each zone without one. [DAMAGE-3] */
export function damageCountText(count: number): string {
  if (count === 0) return "Inga noterade skador";
  return `${count} ${count === 1 ? "skada" : "skador"}`;
}

/** What is marked on one drawing. No mark covers another: what is written of the same place stands beside it. [DAMAGE-3] */
export function damageMarks(
  damages: readonly DamageView[],
  view: DrawnView,
  hrefOf: (number: number) => string,
): DamageMark[] {
  const marks: DamageMark[] = [];
  for (const { number, damage } of damagesByZone(damages).get(view) ?? [])
    if (damage.place) {
      const wanted = pointOf(damage.place);
      marks.push({ number, label: damage.heading, href: hrefOf(number), ...freePoint(wanted, marks) });
    }
  return marks;
}

/** Whether anything can be seen on the drawings. */
export function hasDrawnDamages(damages: readonly DamageView[]): boolean {
  return damages.some(({ zone }) => drawnZones.some((drawn) => drawn === zone));
}

type Point = { x: number; y: number };

/** A side stands on the ground, at y 0; from above the car begins at y 0. The right side has its front to the right. */
export function pointOf({ view, along, up }: DamagePlace): Point {
  const x = (view === "right" ? 1 - along : along) * carLength;
  return { x, y: view === "above" ? (1 - up) * drawnHeights.above : -up * drawnHeights[view] };
}

/** The place itself, or the nearest to its sides that is free. */
function freePoint({ x, y }: Point, taken: readonly Point[]): Point {
  const toMiddle = x < carLength / 2 ? markSize : -markSize;
  for (let step = 0; ; step++) {
    const point = { x: x + step * toMiddle, y };
    if (taken.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= markSize)) return point;
  }
}
