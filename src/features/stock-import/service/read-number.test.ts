import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "#core/text/number.ts";
import { decimalNumber, wholeNumber } from "./read-number.ts";

const kronor = wholeNumber({ noun: "helt antal kronor", min: 1, max: 1_000_000, units: ["kr", ":-"] });
const millimetres = decimalNumber({ noun: "antal mm", min: 0, max: 30, units: ["mm"] });

test.each([
  ["249900", 249_900],
  [249_900, 249_900],
  ["249 900", 249_900],
  ["249\u00a0900 kr", 249_900],
  ["249\u202f900 KR", 249_900],
  ["249 900:-", 249_900],
  ["249900,00", 249_900],
  [" 7 ", 7],
])("[IMPORT-14] %s is a whole number", (cell, number) => {
  expect(kronor(cell)).toEqual({ value: number });
});

test.each([
  "12o 000",
  "249.900",
  "1,5",
  "24 99 00",
  "1e5",
  "kr",
  "-",
  "249900 mil",
  "0x10",
  "∞",
  true,
  [1, 2],
])("[IMPORT-14] %s is no whole number", (cell) => {
  expect(kronor(cell)).toEqual({ complaint: expect.stringMatching(/är inget helt antal kronor$/) });
});

test("[IMPORT-14] what the site writes is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
      expect(kronor(`${formatNumber(number)} kr`)).toEqual({ value: number });
    }),
  );
});

test.each([
  ["7,5", 7.5],
  ["7.5 mm", 7.5],
  [7.5, 7.5],
  ["6", 6],
])("[IMPORT-15] %s is a number", (cell, number) => {
  expect(millimetres(cell)).toEqual({ value: number });
});

test.each(["7,5,1", "sju", "7 5", ",5"])("[IMPORT-15] %s is no number", (cell) => {
  expect(millimetres(cell)).toEqual({ complaint: `"${cell}" är inget antal mm` });
});

test.each([
  [kronor, "0", '"0" ska vara mellan 1 och 1\u00a0000\u00a0000'],
  [kronor, "1000001", '"1000001" ska vara mellan 1 och 1\u00a0000\u00a0000'],
  [kronor, "-5", '"-5" ska vara mellan 1 och 1\u00a0000\u00a0000'],
  [millimetres, "30,1", '"30,1" ska vara mellan 0 och 30'],
])("[IMPORT-16] outside the limits: %s %s", (read, cell, complaint) => {
  expect(read(cell)).toEqual({ complaint });
});
