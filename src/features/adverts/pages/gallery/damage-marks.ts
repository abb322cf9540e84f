import {
  type DamagePlace,
  type DamageZone,
  damageZones,
  drawnZones,
} from "#features/cars/rules/damage-place.ts";
import type { DamageView } from "../condition-view.ts";
import { carLength, type DamageMark, type DrawnView } from "./drawing-frame.ts";

const drawnHeights = { left: 147, right: 147, above: 190 } as const;
/** The marks touch at this distance. */
export const markSize = 42;

type Placed = { number: number; damage: DamageView };

/** The damages of each zone, under the numbers that they have in the list: each of them once. */
function damagesByZone(damages: readonly DamageView[]): ReadonlyMap<DamageZone, Placed[]> {
  const numbered = damages.map((damage, at) => ({ number: at + 1, damage }));
  const zones = Object.keys(damageZones) as DamageZone[];
  return new Map(zones.map((zone) => [zone, numbered.filter(({ damage }) => damage.zone === zone)]));
}

/** "2 skador" beside each drawing, and beside the name of each zone without one. */
function damageCountText(count: number): string {
  if (count === 0) return "Inga noterade skador";
  return `${count} ${count === 1 ? "skada" : "skador"}`;
}

/** What is marked on one drawing. No mark covers another: what is written of the same place stands beside it. */
export function damageMarks(
  damages: readonly DamageView[],
  view: DrawnView,
  hrefOf: (number: number) => string,
): DamageMark[] {
  const marks: DamageMark[] = [];
  for (const { number, damage } of damagesByZone(damages).get(view) ?? [])
    if (damage.place) {
      const target = pointOf(damage.place);
      marks.push({ number, label: damage.heading, href: hrefOf(number), ...freePoint(target, marks) });
    }
  return marks;
}

/** A zone with what stands beside it: the marks of its drawing, or the numbers of what is not drawn. */
export type ShownZone = { name: string; count: string; isEmpty: boolean };
export type DamageDrawings = {
  drawn: (ShownZone & { view: DrawnView; marks: DamageMark[] })[];
  others: (ShownZone & { zone: DamageZone; damages: { number: number; heading: string }[] })[];
};

const otherZones: readonly DamageZone[] = ["inside", "elsewhere"];

/** Where the damages of a list are, each counted once. Worked out on the server: the browser draws what it is handed. */
export function damageDrawings(damages: readonly DamageView[]): DamageDrawings {
  const zones = damagesByZone(damages);
  const zoneView = (zone: DamageZone) => {
    const count = zones.get(zone)?.length ?? 0;
    return { name: damageZones[zone], count: damageCountText(count), isEmpty: count === 0 };
  };
  const hasDrawn = drawnZones.some((zone) => !zoneView(zone).isEmpty);
  return {
    drawn: hasDrawn
      ? drawnZones.map((view) => ({
          ...zoneView(view),
          view,
          marks: damageMarks(damages, view, (number) => `#skada-${number}`),
        }))
      : [],
    others: otherZones
      .map((zone) => ({
        ...zoneView(zone),
        zone,
        damages: (zones.get(zone) ?? []).map(({ number, damage }) => ({ number, heading: damage.heading })),
      }))
      .filter(({ isEmpty }) => !isEmpty),
  };
}

type Point = { x: number; y: number };

/** A side stands on the ground, at y 0; from above the car begins at y 0. The right side has its front to the right. */
export function pointOf({ view, along, up }: DamagePlace): Point {
  const x = (view === "right" ? 1 - along : along) * carLength;
  return { x, y: view === "above" ? (1 - up) * drawnHeights.above : -up * drawnHeights[view] };
}

/** The place itself, or the nearest to its sides that is free. */
function freePoint({ x, y }: Point, points: readonly Point[]): Point {
  const toMiddle = x < carLength / 2 ? markSize : -markSize;
  for (let step = 0; ; step++) {
    const point = { x: x + step * toMiddle, y };
    if (points.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= markSize)) return point;
  }
}
