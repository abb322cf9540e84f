import fc from "fast-check";
import { expect, test } from "vitest";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

test.each([
  ["22 000 mil", "22_000_mil"],
  ["1 240 000 kr eller mer", "1_240_000_kr eller mer"],
  ["i 48 timmar", "i 48_timmar"],
  ["3 mm och 20 procent", "3_mm och 20_procent"],
])("[CONTENT-9] %j holds together", (typed, held) => {
  expect(withUnbrokenNumbers(typed)).toBe(held.replaceAll("_", "\u00a0"));
});

test.each(["175 00 Järfälla", "den 15 november 2026", "3 milstolpar", "Box 174, 101 23 Stockholm"])(
  "[CONTENT-9] %j is no number with a unit",
  (text) => {
    expect(withUnbrokenNumbers(text)).toBe(text);
  },
);

test("[CONTENT-9] only spaces are changed, and once is enough", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d kr mil]{0,30}$/), (text) => {
      const held = withUnbrokenNumbers(text);
      expect(held.replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      expect(withUnbrokenNumbers(held)).toBe(held);
    }),
  );
});
