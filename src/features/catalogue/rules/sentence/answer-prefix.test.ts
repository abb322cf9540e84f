import { expect, test } from "vitest";
import { withFullAnswer } from "./answer-prefix.ts";

test.each([
  ["diesel, nej t", "diesel, nej tack"],
  ["kombi, diesel nej tac", "kombi, diesel nej tack"],
  ["diesel, nej tack", null],
  ["diesel, nej v", null],
  ["diesel, nej", null],
  ["nej t", null],
  ["diesel inte t", null],
  ["t", null],
  ["", null],
])("[LISTING-30] a no to what stands before: %j is completed to %j", (text, full) => {
  expect(withFullAnswer(text)).toBe(full);
});
