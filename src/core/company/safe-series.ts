/**
 * Series that can never reach a real person or a real car. Everything the demo invents comes from these,
 * and its tests hold it to them.
 */

/** The numbers that PTS keeps free for film, books and examples, first and last, in national digits. */
const fictionalPhones = [
  ["0701740605", "0701740699"],
  ["0846500400", "0846500499"],
  ["0313900600", "0313900699"],
  ["0406280400", "0406280499"],
  ["0980319200", "0980319299"],
] as const;

export function isFictionalPhone(text: string): boolean {
  const number = text.replace(/[\s()-]/g, "").replace(/^\+46/, "0");
  if (!/^\d+$/.test(number)) return false;
  return fictionalPhones.some(
    ([first, last]) => number.length === first.length && first <= number && number <= last,
  );
}

/** The series MLB is kept for examples, and no ordinary plate holds I, Q or V. */
export function isNeverIssuedPlate(plate: string): boolean {
  const text = plate.replace(/\s/g, "").toLowerCase();
  return text.startsWith("mlb") || /[iqv]/.test(text);
}

/** example.com, and everything under .example, are set aside for examples. */
export function isExampleEmail(email: string): boolean {
  return /^[^\s@]+@(example\.com|([a-z0-9-]+\.)+example)$/i.test(email);
}
