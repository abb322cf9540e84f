/** Three letters, two digits, then a letter, a digit or a hyphen. [PLATE-2] */
export const swedishPlate = /^[a-zåäö]{3}\d{2}[a-zåäö\d-]$/;

/** "ABC 12D" → "abc12d". [PLATE-1] */
export function plateText<Plate extends string>(text: Plate): Plate {
  return text.replace(/\s/g, "").toLowerCase() as Plate;
}

/** However they are spaced and cased. [PLATE-15] */
export function isSamePlate(one: string, other: string): boolean {
  return plateText(one) === plateText(other);
}
