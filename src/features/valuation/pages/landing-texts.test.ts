import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { claimsOf } from "./landing-texts.ts";

test("[LANDING-3] the claims are the company's, and the stores those there are", () => {
  expect(claimsOf(4).map(({ number }) => number)).toEqual([
    `${company.valuationAnswerSeconds} s`,
    "Betalt",
    "4",
    "0 kr",
  ]);
  expect(claimsOf(1)[2]?.text).toBe("butik i Sverige");
});
