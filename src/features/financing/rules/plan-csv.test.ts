import { expect, test } from "vitest";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { loanFor } from "#features/credit/rules/loan.ts";
import { paymentPlan } from "./payment-plan.ts";
import { planCsv } from "./plan-csv.ts";

const warning = creditWarningAt(new Date("2026-11-15T12:00:00Z"));

test.each([
  [50, 200_000],
  [0, 0],
])("[FINPAGE-10] with a residual of %i %% every row is there, and they sum to the total to pay", (share) => {
  const loan = loanFor({ price: 289_900, residualPercent: share });
  if (!loan || !warning) throw new Error("There is a loan");
  const csv = planCsv(loan, paymentPlan(loan), warning);
  expect(csv.startsWith("\ufeffMånad;Att betala;Ränta")).toBe(true);
  const rows = csv.split("\r\n").filter((line) => /^"?\d/.test(line));
  expect(rows).toHaveLength(loan.months + (share > 0 ? 1 : 0));
  const paid = rows.map((line) => Number(/^(?:"[^"]*"|\d+);(\d+)/.exec(line)?.[1]));
  expect(paid.reduce((sum, each) => sum + each, loan.fees.setUp)).toBe(loan.totalToPay);
  expect(csv).toContain("Räkneexempel: kontantpris 289 900 kr");
  expect(csv).toContain("Att låna kostar pengar!");
});
