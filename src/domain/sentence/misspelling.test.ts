import { expect, test } from "vitest";
import { demoChain } from "#tests/demo-chain.ts";
import { everydayWords, fillers } from "./filler-words.ts";
import { findMisspelt, isOneSlipAway } from "./misspelling.ts";
import { wholeWordsOfTable } from "./phrases.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

const places = demoChain.words;

test.each([
  ["volov", "volvo"],
  ["toyta", "toyota"],
  ["wolkswagen", "volkswagen"],
  ["passatt", "passat"],
  ["mitsubitshi", "mitsubishi"],
  ["octvia", "octavia"],
])("[SENTENCE-11] %s is a slip for %s", (written, meant) => {
  expect(findMisspelt(written, places)).toBe(meant);
});

test("[SENTENCE-11] four letters and two slips are too far", () => {
  expect(findMisspelt("goff", places)).toBeNull();
  expect(findMisspelt("toytta", places)).toBe("toyota");
  expect(findMisspelt("tytta", places)).toBeNull();
});

test("[SENTENCE-11] one slip is one letter more, less, other, or two changed about", () => {
  for (const written of ["volvoo", "vovo", "volva", "volov", "volvo"])
    expect(isOneSlipAway(written, "volvo")).toBe(true);
  for (const written of ["vlov", "volvooo", "olvov", ""]) expect(isOneSlipAway(written, "volvo")).toBe(false);
});

test("[SENTENCE-12] everyday words and words we know are no slips", () => {
  const words = [...everydayWords, ...wholeWordsOfTable(fillers), ...wholeWordsOfTable(wordsWithMeaning)];
  expect(words.filter((word) => findMisspelt(word, places) !== null)).toEqual([]);
  expect(
    ["skada", "skola", "passar", "testa", "super", "trafik", "mocka"].map((word) =>
      findMisspelt(word, places),
    ),
  ).toEqual(Array(7).fill(null));
});
