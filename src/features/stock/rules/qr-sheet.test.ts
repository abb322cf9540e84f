import { expect, test } from "vitest";
import { platesIn } from "./qr-sheet.ts";

test.each([
  ["ABC 123, def45g", ["abc123", "def45g"], []],
  ["abc123 def45g;ABC123", ["abc123", "def45g"], []],
  ["abc123, hej du", ["abc123"], ["hej", "du"]],
  [" , ;", [], []],
])("[CARPARTS-15] in %j are the plates %j and the words %j", (text, plates, others) => {
  expect(platesIn(text)).toEqual({ plates, others });
});
