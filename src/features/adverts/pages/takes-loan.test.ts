import { expect, test } from "vitest";
import { takesLoan } from "./takes-loan.ts";

const price = { kind: "plain", price: "219 900 kr" } as const;

test("[CALC-9] a car that can still be bought keeps its calculator", () => {
  expect(takesLoan(undefined)).toBe(true);
  expect(takesLoan({ state: "open", price })).toBe(true);
});

test.each(["reserved", "sold", "gone"] as const)("[CALC-9] a car that is %s loses it", (state) => {
  expect(takesLoan({ state, price })).toBe(false);
});

test("[CALC-9] so does one whose price is taken away", () => {
  expect(takesLoan({ state: "open", price: { kind: "coming" } })).toBe(false);
});
