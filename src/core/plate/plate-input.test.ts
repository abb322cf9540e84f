import fc from "fast-check";
import { expect, test } from "vitest";
import { isSwedishPlate } from "./license-plate.ts";
import { plateInputFromText } from "./plate-input.ts";

test.each([
  ["a", "A"],
  ["abc 1", "ABC 1"],
  ["åäö", "ÅÄÖ"],
])("[PLATE-6] typing %j shows %j", (typed, shown) => {
  expect(plateInputFromText(typed).shown).toBe(shown);
});

test.each(["", "   "])("[PLATE-7] %j is empty, not wrong", (typed) => {
  expect(plateInputFromText(typed)).toEqual({ state: "empty", shown: typed, readOnly: false });
});

test.each(["a", "ABC 12", "ABC 1234"])("[PLATE-8] %j is marked as invalid, and nothing is said", (typed) => {
  expect(plateInputFromText(typed)).toEqual({
    state: "invalid",
    shown: typed.toUpperCase(),
    readOnly: false,
  });
});

test("[PLATE-9] a valid plate locks the field and goes on without spaces", () => {
  expect(plateInputFromText(" abc 12d")).toEqual({
    state: "valid",
    shown: "ABC 12D",
    readOnly: true,
    plate: "abc12d",
  });
});

test("[PLATE-6] [PLATE-9] what is shown, typed again, gives the same field", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^ ?[a-zA-ZåäöÅÄÖſ]{3} ?\d{2}[a-z\d-]$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const input = plateInputFromText(text);
      expect(plateInputFromText(input.shown)).toEqual(input);
      expect(input.state === "valid").toBe(isSwedishPlate(input.shown));
    }),
  );
});
