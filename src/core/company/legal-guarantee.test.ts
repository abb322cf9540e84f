import { expect, test } from "vitest";
import { legalGuaranteeAt } from "./legal-guarantee.ts";

test.each([
  ["2026-09-26T21:59:59Z", null],
  ["2026-09-26T22:00:00Z", "2026-09-27"],
])("[GUARANTEE-1] at %s the notice of %s is in force, by the Swedish calendar", (now, validFrom) => {
  expect(legalGuaranteeAt(new Date(now))?.validFrom ?? null).toBe(validFrom);
});

test("[GUARANTEE-1] it says the EU's two years and Sweden's three", () => {
  expect(legalGuaranteeAt(new Date("2026-11-19T12:00:00Z"))?.text).toMatch(/minst två år.*tre år/);
});
