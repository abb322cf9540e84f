import type { Loan } from "#features/credit/rules/loan.ts";
import { exactMonthlyPayment } from "#features/credit/rules/monthly-payment.ts";

/** What the credit costs in its first months: interest and fees. A loan that ends before the car goes costs what it costs. */
export function loanCostWithin(loan: Loan, months: number): number {
  if (months >= loan.months) return loan.creditCost;
  const { credit, residual, ratePercent, fees } = loan;
  const monthlyRate = ratePercent / 100 / 12;
  const payment = exactMonthlyPayment({ credit, residual, ratePercent, months: loan.months });
  let owed = credit;
  let interest = 0;
  for (let month = 0; month < months; month += 1) {
    const ofMonth = owed * monthlyRate;
    interest += ofMonth;
    owed -= payment - ofMonth;
  }
  return interest + fees.setUp + fees.monthly * months;
}
