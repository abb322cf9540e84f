import type { LicensePlate } from "./license-plate.ts";

/** Letters that ordinary plates never carry, and what was probably read off the car instead. */
const meantAmongLetters: Record<string, string> = { i: "J", q: "O", v: "U" };
const meantInLastPlace: Record<string, string> = { i: "1", q: "0", v: "U" };

/**
 * A friendly question about a plate that is allowed but unlikely, or null. It never stops anybody:
 * personal and foreign plates exist, and the plate has already passed. [PLATE-10] [PLATE-11] [PLATE-12]
 */
export function plateHint(plate: LicensePlate): string | null {
  for (const letter of plate.slice(0, 3)) {
    const meant = meantAmongLetters[letter];
    if (meant !== undefined) return unlikely(letter, meant);
  }
  const last = plate.slice(-1);
  if (last === "o") return "O brukar inte stå sist på svenska skyltar. Menade du 0?";
  const meant = meantInLastPlace[last];
  return meant === undefined ? null : unlikely(last, meant);
}

function unlikely(letter: string, meant: string): string {
  return `${letter.toUpperCase()} brukar inte finnas på svenska skyltar. Menade du ${meant}?`;
}
