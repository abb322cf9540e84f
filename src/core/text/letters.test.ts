import { expect, test } from "vitest";
import { isLettersOnly } from "./letters.ts";

test.each(["a", "Åsa", "ÉLAN", "A\u030asa"])("[TEXT-10] %j is letters only", (text) => {
  expect(isLettersOnly(text)).toBe(true);
});

test.each(["", " ", "a1", "Anna Berg", "Anna-Karin", "a_b", "a.b"])(
  "[TEXT-10] %j is not letters only",
  (text) => {
    expect(isLettersOnly(text)).toBe(false);
  },
);
