import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";

/** A printer's patience, and ours. */
export const maxSheets = 60;

/** The plates that somebody wrote, each once, and the words that are none: "ABC 123, def45g hej". */
export function platesIn(text: string): { plates: LicensePlate[]; others: string[] } {
  const words = text.split(/[,;\n]+/).flatMap((part) => (findPlate(part) ? [part] : part.split(/\s+/)));
  const plates = new Set<LicensePlate>();
  const others: string[] = [];
  for (const word of words.map((one) => one.trim()).filter((one) => one !== "")) {
    const plate = findPlate(word);
    if (plate) plates.add(plate);
    else others.push(word);
  }
  return { plates: [...plates], others };
}
