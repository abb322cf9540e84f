import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { claimsOf, landings } from "./landing-texts.ts";

test("[LANDING-3] the claims are the company's, and the stores those there are", () => {
  expect(claimsOf(4).map(({ number }) => number)).toEqual([
    `${company.valuationAnswerSeconds} s`,
    "Betalt",
    "4",
    "0 kr",
  ]);
  expect(claimsOf(1)[2]?.text).toBe("butik i Sverige");
});

test("[LANDING-5] the drawings stand in the order in which it happens, in the words of every page", () => {
  for (const slug of ["salj-din-bil", "salja-elbil", "vardera-bil"] as const) {
    const steps = landings[slug].order?.steps ?? [];
    expect(steps.map(({ drawing }) => drawing).filter((drawing) => drawing !== "plate")).toEqual([
      "seen",
      "bid",
      "contract",
      "paid",
      "leaves",
    ]);
    const all = steps.map(({ text }) => text).join(" ");
    for (const text of [sellingTexts.seen, sellingTexts.bid, sellingTexts.contract, sellingTexts.paid])
      expect(all).toContain(text);
  }
});
