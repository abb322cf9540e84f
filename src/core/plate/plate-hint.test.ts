import fc from "fast-check";
import { expect, test } from "vitest";
import { licensePlate } from "./license-plate.ts";
import { plateHint } from "./plate-hint.ts";
import { plateInputFromText } from "./plate-input.ts";

const hintFor = (text: string) => plateHint(licensePlate.parse(text));

test.each([
  ["iab123", "I brukar inte finnas på svenska skyltar. Menade du J?"],
  ["aqb123", "Q brukar inte finnas på svenska skyltar. Menade du O?"],
  ["abv12d", "V brukar inte finnas på svenska skyltar. Menade du U?"],
  ["abc12i", "I brukar inte finnas på svenska skyltar. Menade du 1?"],
  ["abc12q", "Q brukar inte finnas på svenska skyltar. Menade du 0?"],
  ["abc12v", "V brukar inte finnas på svenska skyltar. Menade du U?"],
])("[PLATE-10] %s: %s", (plate, hint) => {
  expect(hintFor(plate)).toBe(hint);
});

test("[PLATE-11] O in last place asks for a zero, O among the first letters is ordinary", () => {
  expect(hintFor("abc12o")).toBe("O brukar inte stå sist på svenska skyltar. Menade du 0?");
  expect(hintFor("oob123")).toBeNull();
});

test.each(["abc123", "mlb84a", "abc12-", "wyz99x"])("[PLATE-10] nothing to say about %s", (plate) => {
  expect(hintFor(plate)).toBeNull();
});

test.each([
  ["iqv123", "I, Q och V brukar inte finnas på svenska skyltar. Menade du J, O och U?"],
  ["iab12i", "I brukar inte finnas på svenska skyltar. Menade du J och 1?"],
  ["vvb123", "V brukar inte finnas på svenska skyltar. Menade du U?"],
  [
    "iab12o",
    "I brukar inte finnas på svenska skyltar. Menade du J? O brukar inte stå sist på svenska skyltar. Menade du 0?",
  ],
])("[PLATE-13] every odd letter of %s is named: %s", (plate, hint) => {
  expect(hintFor(plate)).toBe(hint);
});

test("[PLATE-12] a plate with a hint is as valid as any other", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[iqv]{3}\d{2}[iqvo]$/), (text) => {
      expect(hintFor(text)).not.toBeNull();
      expect(plateInputFromText(text).state).toBe("valid");
    }),
  );
});
