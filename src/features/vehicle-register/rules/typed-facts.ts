import { numberFromText } from "#core/text/written-number.ts";
import { type FuelCode, fuelCodes } from "#features/cars/rules/vocabulary.ts";

/** A whole number within bounds, as people write it; null for anything else. */
export function wholeWithin(text: string, least: number, most: number): number | null {
  const value = numberFromText(text);
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** "8 000", "8000 mil"; null for anything else, and for more than anybody drives. */
export function milFromText(text: string, most: number): number | null {
  return wholeWithin(text.replace(/\s*mil$/i, ""), 0, most);
}

/** The code as a form sends it. */
export function fuelFromText(text: string): FuelCode | null {
  return fuelCodes.find((code) => String(code) === text) ?? null;
}
