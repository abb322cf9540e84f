import { formatList } from "../text/format-list.ts";
import type { LicensePlate } from "./license-plate.ts";

/** Letters that ordinary plates never carry, and what was probably read off the car instead. */
const intendedAmongLetters: Record<string, string> = { i: "J", q: "O", v: "U" };
const intendedInLastPlace: Record<string, string> = { i: "1", q: "0", v: "U" };

const zeroLast = "O brukar inte stå sist på svenska skyltar. Menade du 0?";

/**
 * A friendly question about a plate that is allowed but unlikely, or null: it names every letter that is. It never
 * stops anybody: personal and foreign plates exist, and the plate has already passed. …
 */
export function plateHint(plate: LicensePlate): string | null {
  const odd = [
    ...[...plate.slice(0, 3)].map((letter) => ({ letter, intended: intendedAmongLetters[letter] })),
    { letter: plate.slice(-1), intended: intendedInLastPlace[plate.slice(-1)] },
  ].flatMap(({ letter, intended }) =>
    intended === undefined ? [] : [{ letter: letter.toUpperCase(), intended }],
  );
  const questions = [...(odd.length > 0 ? [unlikely(odd)] : []), ...(plate.endsWith("o") ? [zeroLast] : [])];
  return questions.length > 0 ? questions.join(" ") : null;
}

function unlikely(odd: readonly { letter: string; intended: string }[]): string {
  const letters = inWords(odd.map(({ letter }) => letter));
  return `${letters} brukar inte finnas på svenska skyltar. Menade du ${inWords(odd.map(({ intended }) => intended))}?`;
}

/** "I", "I och Q", "I, Q och V"; each once. */
function inWords(all: readonly string[]): string {
  return formatList([...new Set(all)]);
}
