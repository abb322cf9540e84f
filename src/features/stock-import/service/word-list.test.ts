import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, folded, nearestWord, wordList } from "./word-list.ts";

test.each([
  ["Škoda", "skoda"],
  ["CITROËN", "citroen"],
  ["X-Trail", "xtrail"],
  ["Model 3", "model3"],
  [" Täby ", "taby"],
])("[IMPORT-18] %s is the word %s", (written, word) => {
  expect(folded(written)).toBe(word);
});

test("[IMPORT-18] folding twice is folding once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

const words = wordList([
  ["volvo", 1],
  ["volkswagen", 2],
  ["kia", 3],
]);

test.each([
  ["vovlo", "volvo"],
  ["Volksvagen", "volkswagen"],
  ["KIAA", "kia"],
  ["trabant", null],
  ["", null],
])("[IMPORT-19] %s: near to %s", (written, nearest) => {
  expect(nearestWord(words, written)).toBe(nearest);
});

test("[IMPORT-19] the distance is the same both ways, and none only between equal texts", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
    }),
  );
});

test.each([
  ["kia", "kai", 1],
  ["kia", "kiaa", 1],
  ["kia", "kea", 1],
  ["golf", "polo", 2],
])("[IMPORT-19] from %s to %s are %i steps", (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
});
