import { formatNumber } from "#core/text/number.ts";

export type Position = { latitude: number; longitude: number };

const earthRadiusMil = 637.1;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, by the haversine formula. */
export function milBetween(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  // Rounding may leave the chord a hair above 1 for places on opposite sides of the earth.
  return 2 * earthRadiusMil * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** "cirka 12 mil": whole mil, for nobody drives as the crow flies. */
export function distanceText(mil: number): string {
  const whole = Math.round(mil);
  return whole < 1 ? "mindre än 1\u00a0mil" : `cirka ${formatNumber(whole)}\u00a0mil`;
}
