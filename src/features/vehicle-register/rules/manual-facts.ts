import { numberFromText } from "#core/text/number-from-text.ts";
import { type FuelCode, fuelCodes } from "#features/cars/rules/vocabulary.ts";

/** A whole number within bounds, as people write it; null for anything else. */
export function integerWithin(text: string, min: number, max: number): number | null {
  const value = numberFromText(text);
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** "8 000", "8000 mil"; null for anything else, and for more than anybody drives. */
export function milFromText(text: string, max: number): number | null {
  return integerWithin(text.replace(/mil$/i, ""), 0, max);
}

/** The code as a form sends it. */
export function fuelFromText(text: string): FuelCode | null {
  return fuelCodes.find((code) => String(code) === text) ?? null;
}
