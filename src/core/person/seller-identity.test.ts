import fc from "fast-check";
import { expect, test } from "vitest";
import { maskedSeller } from "./seller-identity.ts";

test.each([
  ["Anna Berg", "070-174 06 05", "AB05"],
  ["anna-karin von berg", "+46 70 174 06 99", "AKVB99"],
  ["  Örjan   Åkesson ", "0701740612", "ÖÅ12"],
])("[MASK-1] %s with %s is %s", (name, number, mask) => {
  expect(maskedSeller({ name, number })).toBe(mask);
});

test.each([
  ["", "070-174 06 05", "05"],
  ["Anna Berg", "", "AB"],
  ["Säljare 4711", "7", "S7"],
])("[MASK-2] what is missing is left out: %j and %j give %j", (name, number, mask) => {
  expect(maskedSeller({ name, number })).toBe(mask);
});

test("[MASK-3] never more than one letter a word and two digits come out", () => {
  const word = fc.stringMatching(/^[A-Za-zåäöÅÄÖ]{2,12}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), fc.stringMatching(/^[\d -]{0,15}$/), (words, number) => {
      const mask = maskedSeller({ name: words.join(" "), number });
      expect(mask.replace(/\d/g, "")).toHaveLength(words.length);
      expect(mask.replace(/\D/g, "").length).toBeLessThanOrEqual(2);
    }),
  );
});
