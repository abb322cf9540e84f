import type { Loan } from "#features/credit/rules/loan.ts";
import { debtAfter, type PlanRow } from "./payment-plan.ts";

/** What a car is expected to be worth, with the range that eight of ten fall into. */
export type ExpectedValue = { estimate: number; low: number; high: number };
export type DebtPoint = ExpectedValue & { month: number; debt: number };

const monthsPerYear = 12;

/** Debt and worth at the start and after each year; `values` has one more than the loan has years. */
export function debtAgainstValue(
  loan: Loan,
  plan: readonly PlanRow[],
  values: readonly ExpectedValue[],
): DebtPoint[] {
  return values
    .map((value, year) => ({ ...value, month: year * monthsPerYear }))
    .filter(({ month }) => month <= loan.months)
    .map((value) => ({ ...value, debt: debtAfter(loan, plan, value.month) }));
}

/** How the debt stands against the worth; `month` is the first for which it is so. */
export type DebtStanding =
  | { kind: "above"; lowestAtEnd: number }
  | { kind: "mayFallBelow"; month: number }
  | { kind: "below"; month: number; lackAtEnd: number };

/** By the estimate whether the car is worth less than what is owed, by the range whether it may be. */
export function debtStandingOf(points: readonly DebtPoint[]): DebtStanding | null {
  const end = points.at(-1);
  if (end === undefined) return null;
  const below = points.find(({ estimate, debt }) => estimate < debt);
  if (below) return { kind: "below", month: below.month, lackAtEnd: Math.max(0, end.debt - end.estimate) };
  const perhaps = points.find(({ low, debt }) => low < debt);
  if (perhaps) return { kind: "mayFallBelow", month: perhaps.month };
  return { kind: "above", lowestAtEnd: end.low - end.debt };
}
