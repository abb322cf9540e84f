/** 249900 → "249 900". Rounded to a whole number. */
export function formatNumber(value: number): string {
  return formatted(value, 0);
}

/** 9.3 → "9,30", but 20 → "20". */
export function formatDecimal(value: number): string {
  return formatted(value, 2).replace(/,00$/, "");
}

/** 4.6 → "4,6", and 5 → "5,0": a mark on a scale keeps its decimal. */
export function formatOneDecimal(value: number): string {
  return formatted(value, 1);
}

/** Without Intl: whoever asks it first in a page waits 80 ms on a telephone, and almost every page writes a number. */
function formatted(value: number, decimals: number): string {
  const [integer = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const digits = integer.replaceAll(/\B(?=(\d{3})+$)/g, "\u00a0") + (fraction ? `,${fraction}` : "");
  // What is rounded to nothing has no sign.
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}

/** Browsers differ in space and minus with the age of their locale data; the page must not. */
export function withSwedishLetters(text: string): string {
  return text.replace(/[\u0020\u2009\u202f]/g, "\u00a0").replace(/[-\u2010\u2011]/g, "\u2212");
}
