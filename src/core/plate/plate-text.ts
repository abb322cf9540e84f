/** Three letters, two digits, then a letter, a digit or a hyphen. */
export const swedishPlate = /^[a-zåäö]{3}\d{2}[a-zåäö\d-]$/;

/** "ABC 12D" → "abc12d". */
export function plateText<Plate extends string>(text: Plate): Plate {
  return text.replace(/\s/g, "").toLowerCase() as Plate;
}

/** However they are spaced and cased. */
export function isSamePlate(one: string, other: string): boolean {
  return plateText(one) === plateText(other);
}
