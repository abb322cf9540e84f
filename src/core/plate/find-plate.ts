import type { LicensePlate } from "./license-plate.ts";
import { plateText, swedishPlate } from "./plate-text.ts";

/**
 * The plate that a text is, or null. Says the same as the schema in license-plate.ts, without it: a page where
 * a plate is typed need not carry the library behind the schema to the browser.
 */
export function findPlate(text: string): LicensePlate | null {
  const plate = plateText(text);
  return swedishPlate.test(plate) ? (plate as LicensePlate) : null;
}
