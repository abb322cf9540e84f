import { expect, test } from "vitest";
import { loanFor } from "#features/credit/rules/loan.ts";
import { debtAgainstValue, debtStandingOf } from "./debt-against-value.ts";
import { paymentPlan } from "./payment-plan.ts";

const loan = loanFor({ price: 200_000 });
if (loan === null) throw new Error("a loan was expected");
const plan = paymentPlan(loan);
const around = (estimate: number) => ({ estimate, low: estimate * 0.9, high: estimate * 1.1 });
const standingAt = (...estimates: number[]) =>
  debtStandingOf(debtAgainstValue(loan, plan, estimates.map(around)));

test("[WORTH-1] debt and worth stand beside each other at the start and after each year of the loan", () => {
  const points = debtAgainstValue(loan, plan, [200_000, 180_000, 160_000, 140_000, 120_000].map(around));
  expect(points.map(({ month }) => month)).toEqual([0, 12, 24, 36]);
  expect(points.map(({ debt }) => debt)).toEqual([160_000, plan[11]?.left, plan[23]?.left, 100_000]);
  expect(points.at(-1)).toMatchObject({ estimate: 140_000, low: 126_000 });
});

test("[WORTH-2] worth more than the debt all the time, by the lower end of the range; the lower end below the debt is said, with the first month", () => {
  expect(standingAt(200_000, 180_000, 160_000, 140_000)).toEqual({ kind: "above", lowestAtEnd: 26_000 });
  expect(standingAt(200_000, 180_000, 160_000, 105_000)).toEqual({ kind: "mayFallBelow", month: 36 });
});

test("[WORTH-2] an estimate below the debt is said, with what is lacking at the end; where nothing is expected nothing is said", () => {
  expect(standingAt(200_000, 130_000, 110_000, 90_000)).toEqual({
    kind: "below",
    month: 12,
    lackAtEnd: 10_000,
  });
  expect(debtStandingOf([])).toBeNull();
});
