import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDecimal, formatNumber, formatOneDecimal, withSwedishLetters } from "./number.ts";
import { numberFromText } from "./number-from-text.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u00a0000"],
  [249900, "249\u00a0900"],
  [1234567.5, "1\u00a0234\u00a0568"],
  [-249900, "\u2212249\u00a0900"],
  [-0.2, "0"],
])("[TEXT-1] %d is written %j", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

const swedish = { useGrouping: "always", signDisplay: "negative" } as const;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const values = fc.oneof(
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((eighths) => eighths / 8),
);

/** As the platform writes numbers in Swedish, with our space and our minus. */
function expectSwedish(format: (value: number) => string, decimals: Intl.NumberFormatOptions): void {
  const platform = new Intl.NumberFormat("sv-SE", { ...swedish, ...decimals });
  fc.assert(
    fc.property(values, (value) => {
      expect(format(value)).toBe(withSwedishLetters(platform.format(value)));
    }),
  );
}

test("[TEXT-1] whole numbers are written as the platform writes them", () =>
  expectSwedish(formatNumber, { maximumFractionDigits: 0 }));

test("[TEXT-4] so are two decimals, which a whole number loses", () =>
  expectSwedish(formatDecimal, { ...twoDecimals, trailingZeroDisplay: "stripIfInteger" }));

test("[REVIEW-1] so is one decimal, which a whole number keeps", () =>
  expectSwedish(formatOneDecimal, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

test("[TEXT-2] every space is U+00A0 and every minus U+2212, whatever the platform writes", () => {
  expect(withSwedishLetters("-1\u202f000 kr")).toBe("\u22121\u00a0000\u00a0kr");
  expect(withSwedishLetters("\u22121\u2009000")).toBe("\u22121\u00a0000");
});

test("[TEXT-1] [TEXT-9] a whole number that is written is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(numberFromText(formatNumber(value))).toBe(value);
    }),
  );
});

test.each([
  [9.87, "9,87"],
  [9.3, "9,30"],
  [20, "20"],
  [20.001, "20"],
  [1234.5, "1\u00a0234,50"],
])("[TEXT-4] %d is written %j with decimals", (value, text) => {
  expect(formatDecimal(value)).toBe(text);
});
