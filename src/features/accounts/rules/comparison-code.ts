/** What is easily taken for something else is not among them: the code is read from one screen and typed on another. */
const digits = "23456789";
const letters = "ACDEFHJKLMNPRTUVXY";

/** Two digits and two letters, as "47 KM" is shown: 20,736 codes, of which a link may be tried with five. */
export function comparisonCode(randomBelow: (max: number) => number): string {
  const one = (characters: string) => characters[randomBelow(characters.length)] ?? "";
  return one(digits) + one(digits) + one(letters) + one(letters);
}

export function displayCode(code: string): string {
  return `${code.slice(0, 2)} ${code.slice(2)}`;
}

/** As people type it: small letters, spaces and hyphens make no difference. */
export function isSameCode(enteredCode: string, code: string): boolean {
  return enteredCode.replaceAll(/[\s-]/g, "").toUpperCase() === code;
}
