import { expect, test } from "vitest";
import { isNotModified } from "./if-none-match.ts";

test.each([
  ['W/"a-1"', true],
  ['"a-1"', true],
  ['"b", W/"a-1"', true],
  ['"b","a-1" , "c"', true],
  [" * ", true],
  ['W/"a,1", "a-1"', true],
  ['"a"', false],
  ['"a-1-2"', false],
  ["a-1", false],
  ["", false],
  [undefined, false],
])("[HTTP-1] If-None-Match: %s", (given, isKnown) => {
  expect(isNotModified('W/"a-1"', given)).toBe(isKnown);
  expect(isNotModified('"a-1"', given)).toBe(isKnown);
});
