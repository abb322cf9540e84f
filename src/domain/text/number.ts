const format = {
  useGrouping: "always",
  // Without this, −0.2 would be written "−0".
  signDisplay: "negative",
} as const satisfies Intl.NumberFormatOptions;

const whole = new Intl.NumberFormat("sv-SE", { ...format, maximumFractionDigits: 0 });

const twoDecimals = new Intl.NumberFormat("sv-SE", {
  ...format,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});

const oneDecimal = new Intl.NumberFormat("sv-SE", {
  ...format,
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** 249900 → "249 900". Rounded to a whole number. [TEXT-1] */
export function formatNumber(value: number): string {
  return withSwedishSigns(whole.format(value));
}

/** 9.3 → "9,30", but 20 → "20". [TEXT-4] */
export function formatDecimal(value: number): string {
  return withSwedishSigns(twoDecimals.format(value));
}

/** 4.6 → "4,6", and 5 → "5,0": a mark on a scale keeps its decimal. [REVIEW-1] */
export function formatOneDecimal(value: number): string {
  return withSwedishSigns(oneDecimal.format(value));
}

/** Browsers differ in space and minus with the age of their locale data; the page must not. [TEXT-2] */
export function withSwedishSigns(text: string): string {
  return text.replace(/[\u0020\u2009\u202f]/g, "\u00a0").replace(/[-\u2010\u2011]/g, "\u2212");
}
