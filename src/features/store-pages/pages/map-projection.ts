import type { Position } from "#features/stores/rules/distance.ts";

export type MapPoint = { x: number; y: number };

/** The sheet the map is drawn on; one unit is one pixel when it is shown 300 pixels wide. */
export const mapSize = { width: 300, height: 640 } as const;

/** Where on the sheet the middle meridian and the parallel of the north end lie, and pixels per radian. */
const middle = { longitude: 16.5, x: 140 } as const;
const top = { latitude: 69.087, y: 14 } as const;
const scale = 2558;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The transverse Mercator projection on a sphere: the kind Sweden's own maps use, true to shape along the
 * middle of a long and narrow country. North is up.
 */
export function mapPoint({ latitude, longitude }: Position): MapPoint {
  const east = radians(longitude - middle.longitude);
  const north = radians(latitude);
  return {
    x: middle.x + scale * Math.atanh(Math.cos(north) * Math.sin(east)),
    y: top.y + scale * (radians(top.latitude) - Math.atan2(Math.tan(north), Math.cos(east))),
  };
}
