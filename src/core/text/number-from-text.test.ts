import { expect, test } from "vitest";
import { isInteger, isNumeric, numberFromText } from "./number-from-text.ts";

test.each(["0", "007", "8450"])("[TEXT-7] %j is an integer", (text) => {
  expect(isInteger(text)).toBe(true);
});

test.each(["", " ", "-1", "1.0", "1,5", "8 450", "1e3", "٣", "12a"])(
  "[TEXT-7] %j is not an integer",
  (text) => {
    expect(isInteger(text)).toBe(false);
  },
);

test.each(["0", "-1", "1.5", "1,5", "8 450", "249\u00a0900", "\u22125", " 12 "])(
  "[TEXT-8] %j is numeric",
  (text) => {
    expect(isNumeric(text)).toBe(true);
  },
);

test.each(["", " ", "-", "1,2,3", "1.", ",5", "1e3", "0x10", "Infinity", "NaN", "24 99", "12 kr", "--1"])(
  "[TEXT-8] %j is not numeric",
  (text) => {
    expect(isNumeric(text)).toBe(false);
  },
);

test.each([
  ["249 900", 249900],
  ["1\u202f234\u00a0567,50", 1234567.5],
  ["2,5", 2.5],
  ["\u22125 000", -5000],
  ["-5", -5],
  ["", null],
  ["   ", null],
  ["tio", null],
])("[TEXT-9] %j is read as %j", (text, value) => {
  expect(numberFromText(text)).toBe(value);
});
