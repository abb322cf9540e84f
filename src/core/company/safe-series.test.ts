import fc from "fast-check";
import { expect, test } from "vitest";
import { isExampleEmail, isFictionalPhone, isNeverIssuedPlate } from "./safe-series.ts";

test.each([
  ["070-174 06 05", "070-174 06 99", "070-174 06 04", "070-174 07 00"],
  ["08-465 004 00", "08-465 004 99", "08-465 003 99", "08-465 005 00"],
  ["031-390 06 00", "031-390 06 99", "031-390 05 99", "031-390 07 00"],
  ["040-628 04 00", "040-628 04 99", "040-628 03 99", "040-628 05 00"],
  ["0980-319 200", "0980-319 299", "0980-319 199", "0980-319 300"],
])("[SAFE-1] %s to %s are fiction, %s and %s are not", (first, last, before, after) => {
  expect([first, last, before, after].map(isFictionalPhone)).toEqual([true, true, false, false]);
});

test("[SAFE-2] however the number is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 46_500_400, max: 46_500_499 }), (subscriber) => {
      const ways = [`08${subscriber}`, `08-${subscriber}`, `+468${subscriber}`, `+46 8 ${subscriber}`];
      expect(ways.map(isFictionalPhone)).toEqual([true, true, true, true]);
    }),
  );
});

test.each(["", "null", "08-465 004", "08-465 004 001", "+47 846500400", "008-465 004 00", "08-465 004 0x"])(
  "[SAFE-2] %o is not a fictional number",
  (text) => {
    expect(isFictionalPhone(text)).toBe(false);
  },
);

test.each(["mlb84a", "MLB 001", "abi12c", "QAB123", "abc12v"])("[SAFE-3] %s is never issued", (plate) => {
  expect(isNeverIssuedPlate(plate)).toBe(true);
});

test.each(["abc123", "amlb12", "xyz98a", "ABC 12O"])("[SAFE-3] %s could be somebody's", (plate) => {
  expect(isNeverIssuedPlate(plate)).toBe(false);
});

test.each(["anna@example.com", "kundservice@milstolpen.example", "a.b+c@mail.milstolpen.example"])(
  "[SAFE-4] %s reaches nobody",
  (email) => {
    expect(isExampleEmail(email)).toBe(true);
  },
);

test.each([
  "anna@example.se",
  "anna@notexample.com",
  "anna@example.com.se",
  "anna@milstolpen.se",
  "@example.com",
  "example.com",
])("[SAFE-4] %s might reach somebody, or is no address", (email) => {
  expect(isExampleEmail(email)).toBe(false);
});
