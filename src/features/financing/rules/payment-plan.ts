import type { Loan } from "#features/credit/rules/loan.ts";
import { exactMonthlyPayment } from "#features/credit/rules/monthly-payment.ts";

/** One month of the loan, in whole kronor. `toPay` is interest, amortisation and fee together. */
export type PlanRow = {
  month: number;
  toPay: number;
  interest: number;
  amortisation: number;
  fee: number;
  /** Of the loan, after the payment. */
  left: number;
};

/**
 * Month by month, so that everything sums to the krona: what is paid is rounded as a running total, and what is left as
 * it stands. A payment may therefore differ by a krona from the one before. After the last row the residual is left, to
 * be paid the same month.
 */
export function paymentPlan(loan: Loan): PlanRow[] {
  const { credit, residual, ratePercent, months, fees } = loan;
  const payment = exactMonthlyPayment({ credit, residual, ratePercent, months });
  const paidAfter = (month: number) => Math.round(month * (payment + fees.monthly));
  const rows: PlanRow[] = [];
  let owed = credit;
  let left = credit;
  for (let month = 1; month <= months; month++) {
    owed += (owed * ratePercent) / 1200 - payment;
    const leftNow = month === months ? residual : Math.round(owed);
    const toPay = paidAfter(month) - paidAfter(month - 1);
    const amortisation = left - leftNow;
    rows.push({
      month,
      toPay,
      interest: toPay - fees.monthly - amortisation,
      amortisation,
      fee: fees.monthly,
      left: leftNow,
    });
    left = leftNow;
  }
  return rows;
}

/** What is owed after so many months; before the first payment that is the whole credit. */
export function debtAfter(loan: Loan, plan: readonly PlanRow[], month: number): number {
  return plan[month - 1]?.left ?? loan.credit;
}
