/** Without letters that are easily confused: I and O look like digits, Q sounds like K. */
const checkLetters = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** The usual Swedish spelling alphabet, as a voice on the telephone says it. */
const spelled: Readonly<Record<string, string>> = {
  A: "Adam",
  B: "Bertil",
  C: "Caesar",
  D: "David",
  E: "Erik",
  F: "Filip",
  G: "Gustav",
  H: "Helge",
  J: "Johan",
  K: "Kalle",
  L: "Ludvig",
  M: "Martin",
  N: "Niklas",
  P: "Petter",
  R: "Rudolf",
  S: "Sigurd",
  T: "Tore",
  U: "Urban",
  V: "Viktor",
  W: "Wilhelm",
  X: "Xerxes",
  Y: "Yngve",
  Z: "Zäta",
};

/** Six digits while they last, then eight; the multiplier has no factor in common with either, so no number comes twice. */
const sizes = [
  { digits: 6, from: 0, times: 387_419, plus: 271_828 },
  { digits: 8, from: 1_000_000, times: 38_742_049, plus: 31_415_926 },
] as const;

/**
 * The number of the case with this id (0, 1, 2 …): "482971K". Neighbours in time are not neighbours in number, so that
 * nobody reads from a receipt how many write to us.
 */
export function caseNumberOf(id: number): string {
  const { digits, from, times, plus } = sizes.findLast((size) => id >= size.from) ?? sizes[0];
  const slots = 10 ** digits;
  if (!Number.isSafeInteger(id) || id < 0 || id - from >= slots) throw new Error(`No case has the id ${id}`);
  // In whole numbers of any size: the product does not fit the exact range of a double.
  const scattered = Number((BigInt(id - from) * BigInt(times) + BigInt(plus)) % BigInt(slots));
  const formatted = String(scattered).padStart(digits, "0");
  return formatted + checkLetter(formatted);
}

/** As people type and say it, "48 29 71 k" or "482971-K"; null when digit or letter is wrong. */
export function caseNumberFromText(text: string): string | null {
  const formatted = text.toUpperCase().replace(/[\s.\u2010-\u2014-]/g, "");
  const digits = /^(\d{6}|\d{8})[A-Z]$/.exec(formatted)?.[1];
  return digits !== undefined && formatted.endsWith(checkLetter(digits)) ? formatted : null;
}

/** "482971K" → "48 29 71 K" */
export function displayCaseNumber(number: string): string {
  return number.replace(/\d{2}/g, (pair) => `${pair}\u00a0`);
}

/** "fyrtioåtta, tjugonio, sjuttioett, K som i Kalle" */
export function spokenCaseNumber(number: string): string {
  const letter = number.slice(-1);
  const pairs = number.slice(0, -1).match(/\d{2}/g) ?? [];
  return [...pairs.map(spokenPair), `${letter} som i ${spelled[letter]}`].join(", ");
}

/**
 * A sum with a weight for each place, modulo the number of letters, which is prime: one wrong digit or two that changed
 * places always give another letter.
 */
function checkLetter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  return checkLetters.charAt(sum % checkLetters.length);
}

const ones = "noll ett två tre fyra fem sex sju åtta nio".split(" ");
const teens = "tio elva tolv tretton fjorton femton sexton sjutton arton nitton".split(" ");
const tens = "noll tio tjugo trettio fyrtio femtio sextio sjuttio åttio nittio".split(" ");

function spokenPair(pair: string): string {
  const [ten = 0, one = 0] = [...pair].map(Number);
  if (ten === 0) return `noll ${ones[one]}`;
  if (ten === 1) return teens[one] ?? "";
  return `${tens[ten]}${one === 0 ? "" : ones[one]}`;
}
