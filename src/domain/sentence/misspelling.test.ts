import { expect, test } from "vitest";
import { everydayWords, fillers } from "./filler-words.ts";
import { findMisspelt, isOneSlipAway } from "./misspelling.ts";
import { wholeWordsOfTable } from "./phrases.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

test.each([
  ["volov", "volvo"],
  ["toyta", "toyota"],
  ["wolkswagen", "volkswagen"],
  ["passatt", "passat"],
  ["mitsubitshi", "mitsubishi"],
  ["octvia", "octavia"],
])("[SENTENCE-11] %s is a slip for %s", (written, meant) => {
  expect(findMisspelt(written)).toBe(meant);
});

test("[SENTENCE-11] four letters and two slips are too far", () => {
  expect(findMisspelt("goff")).toBeNull();
  expect(findMisspelt("toytta")).toBe("toyota");
  expect(findMisspelt("tytta")).toBeNull();
});

test("[SENTENCE-11] one slip is one letter more, less, other, or two changed about", () => {
  for (const written of ["volvoo", "vovo", "volva", "volov", "volvo"])
    expect(isOneSlipAway(written, "volvo")).toBe(true);
  for (const written of ["vlov", "volvooo", "olvov", ""]) expect(isOneSlipAway(written, "volvo")).toBe(false);
});

test("[SENTENCE-12] everyday words and words we know are no slips", () => {
  const words = [...everydayWords, ...wholeWordsOfTable(fillers), ...wholeWordsOfTable(wordsWithMeaning)];
  expect(words.filter((word) => findMisspelt(word) !== null)).toEqual([]);
  expect(["skada", "skola", "passar", "testa", "super", "trafik", "mocka"].map(findMisspelt)).toEqual(
    Array(7).fill(null),
  );
});
