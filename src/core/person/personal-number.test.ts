import fc from "fast-check";
import { expect, test } from "vitest";
import { containsPersonalNumber, isPersonalNumber, personalNumber } from "./personal-number.ts";

/** Worked out from a table of doubled digits, so that the test does not repeat the code it checks. */
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

function withCheckDigit(elevenDigits: string): string {
  const sum = [...elevenDigits.slice(2)]
    .map((digit, index) => (index % 2 === 0 ? (doubled[Number(digit)] ?? 0) : Number(digit)))
    .reduce((total, digit) => total + digit, 0);
  return `${elevenDigits}${(10 - (sum % 10)) % 10}`;
}

const anyPersonalNumber = fc
  .tuple(
    fc.date({ min: new Date("1890-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([born, serial]) =>
    withCheckDigit(born.toISOString().slice(0, 10).replaceAll("-", "") + String(serial).padStart(3, "0")),
  );

test.each(["19121212-1212", "1912 1212 1212", " 191212121212 ", "19121212\u20111212"])(
  "[PNR-1] %j is kept as twelve digits",
  (text) => {
    expect(personalNumber.parse(text)).toBe("191212121212");
  },
);

test.each(["1212121212", "121212-1212", "1912121212123", "19121212121", "19121212+1212", "19121212121a", ""])(
  "[PNR-2] %j is not twelve digits",
  (text) => {
    expect(isPersonalNumber(text)).toBe(false);
  },
);

test.each([
  ["month 13", "19851309980"],
  ["30 February", "19850230980"],
  ["29 February in a year without one", "20230229980"],
  ["day 0", "19850700980"],
  ["a co-ordination number, day + 60", "19850769980"],
])("[PNR-3] %s is no date, however right the check digit", (_, elevenDigits) => {
  expect(isPersonalNumber(withCheckDigit(elevenDigits))).toBe(false);
});

test("[PNR-3] 29 February counts in a leap year", () => {
  expect(isPersonalNumber(withCheckDigit("20240229980"))).toBe(true);
});

test("[PNR-4] every number with a date and the right check digit passes", () => {
  fc.assert(fc.property(anyPersonalNumber, isPersonalNumber));
});

test("[PNR-4] one changed digit among the last ten is always noticed", () => {
  fc.assert(
    fc.property(
      anyPersonalNumber,
      fc.integer({ min: 2, max: 11 }),
      fc.integer({ min: 1, max: 9 }),
      (number, at, step) => {
        const changed = (Number(number[at]) + step) % 10;
        expect(isPersonalNumber(number.slice(0, at) + changed + number.slice(at + 1))).toBe(false);
      },
    ),
  );
});

test.each([undefined, null, "", "19850709-9806"])("[PNR-5] %j says so once, in Swedish", (text) => {
  const issues = personalNumber.safeParse(text).error?.issues.map((issue) => issue.message);
  expect(issues).toEqual(["Personnummer saknas/felaktigt"]);
});

test.each([
  ["Mitt personnummer är 19121212-1212.", true],
  ["191212121212", true],
  ["Född 1912-12-12, ring 0701740605", false],
  ["Order 191212121213", false],
  ["4191212121212", false],
])("[PNR-6] %j holds one: %s", (text, isHeld) => {
  expect(containsPersonalNumber(text)).toBe(isHeld);
});
