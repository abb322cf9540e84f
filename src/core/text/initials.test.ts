import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Karin Wall", "KW"],
  ["ulla åberg", "UÅ"],
  ["Anna Maria Ek", "AE"],
  ["Kim", "K"],
])("[STORE-14] the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
