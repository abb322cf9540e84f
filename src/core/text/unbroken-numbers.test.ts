import fc from "fast-check";
import { expect, test } from "vitest";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

test.each([
  ["22 000 mil", "22_000_mil"],
  ["1 240 000 kr eller mer", "1_240_000_kr eller mer"],
  ["i 48 timmar", "i 48_timmar"],
  ["3 mm och 20 procent", "3_mm och 20_procent"],
  ["Kia Niro EV 64 kWh Advance", "Kia Niro EV 64_kWh Advance"],
  ["i 36 månader, 30 dagar före", "i 36_månader, 30_dagar före"],
  ["Exempelgatan 12, 753 00 Uppsala", "Exempelgatan 12, 753_00 Uppsala"],
  ["Box 174, 101 23 Stockholm", "Box 174, 101_23 Stockholm"],
  ["08-465 004 00", "08-465_004_00"],
  ["Bilen ABC 12D är såld", "Bilen ABC_12D är såld"],
])("[CONTENT-9] %j holds together", (typed, held) => {
  expect(withUnbrokenNumbers(typed)).toBe(held.replaceAll("_", "\u00a0"));
});

test.each([
  "den 15 november 2026",
  "3 milstolpar",
  "2 lampor",
  "Volvo V60 D4",
  "BMW 320d xDrive",
  "40 TDI quattro",
])("[CONTENT-9] %j is no number with a unit", (text) => {
  expect(withUnbrokenNumbers(text)).toBe(text);
});

test("[CONTENT-9] only spaces are changed, and once is enough", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d kr mil ABC år]{0,30}$/), (text) => {
      const held = withUnbrokenNumbers(text);
      expect(held.replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      expect(withUnbrokenNumbers(held)).toBe(held);
    }),
  );
});
