import type { LicensePlate } from "./license-plate.ts";

/** "abc12d" → "ABC 12D", as it stands on the car. The only place that gives a plate upper case and a space. */
export function displayPlate(plate: LicensePlate): string {
  return `${plate.slice(0, 3)} ${plate.slice(3)}`.toUpperCase();
}
