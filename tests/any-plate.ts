import fc from "fast-check";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";

/** A plate as a test writes it: aPlate("MLB 84A"). */
export function aPlate(text: string): LicensePlate {
  return licensePlate.parse(text);
}

/** Few enough that lists meet the same plate twice. */
export const anyPlate = fc
  .integer({ min: 0, max: 14 })
  .map((n) => aPlate(`mlb${String(n).padStart(3, "0")}`));

/** The same plate as people may write it: other case, spaces in it. */
export function anySpellingOf(plate: LicensePlate) {
  return fc.constantFrom(plate, plate.toUpperCase(), `${plate.slice(0, 3).toUpperCase()} ${plate.slice(3)}`);
}
