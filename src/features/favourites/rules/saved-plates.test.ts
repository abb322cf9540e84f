import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlate } from "#tests/any-plate.ts";
import { platesAtOnce, savedPlatesFromText, textFromSavedPlates } from "./saved-plates.ts";

test("[FAVPAGE-4] what is asked for is read as it was meant, to the second; whatever is asked, no more than may be asked for is read", () => {
  const anySaved = fc.record({
    licenseplate: anyPlate,
    timestamp: fc.nat({ max: 4_000_000_000 }).map((seconds) => seconds * 1_000),
  });
  fc.assert(
    fc.property(fc.array(anySaved, { maxLength: platesAtOnce }), (savedPlates) => {
      expect(savedPlatesFromText(textFromSavedPlates(savedPlates))).toEqual(savedPlates);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => savedPlatesFromText(text).length <= platesAtOnce));
  expect(savedPlatesFromText("mlb001.1,".repeat(1_000))).toHaveLength(platesAtOnce);
  expect(savedPlatesFromText("mlb001,mlb002.x,.,mlb003.-1,mlb004.1e9")).toEqual([]);
});
