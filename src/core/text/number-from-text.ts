const plain = /^-?\d+(\.\d+)?$/;
const grouped = /^-?\d{1,3}( \d{3})+(\.\d+)?$/;

/** Digits and nothing else. */
export function isInteger(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Whether a person would call it a number. */
export function isNumeric(text: string): boolean {
  return numberFromText(text) !== null;
}

/**
 * "249 900" → 249900, "2,5" → 2.5: numbers as Swedes write them and as we show them. Null when it is no
 * number; above all, an empty field is not 0.
 */
export function numberFromText(text: string): number | null {
  const trimmed = text
    .trim()
    .replace(/\s/g, " ")
    .replace(/^\u2212/, "-")
    .replace(",", ".");
  return plain.test(trimmed) || grouped.test(trimmed) ? Number(trimmed.replaceAll(" ", "")) : null;
}
