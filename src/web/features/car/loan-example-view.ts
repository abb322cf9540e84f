import type { Loan } from "#domain/finance/loan.ts";
import { representativeExample, residualText } from "#domain/finance/representative-example.ts";
import { formatMonthly } from "#domain/text/kronor.ts";
import { formatPercent } from "#domain/text/percent.ts";

/** What must stand beside a monthly cost. */
export type LoanExampleView = {
  monthly: string;
  months: string;
  effectiveRate: string;
  residual: string;
  example: string;
};

/** [CREDIT-2] */
export function loanExampleView(loan: Loan): LoanExampleView {
  return {
    monthly: formatMonthly(loan.monthly),
    months: `i ${loan.months}\u00a0månader`,
    effectiveRate: formatPercent(loan.effectiveRatePercent),
    residual: residualText(loan),
    example: representativeExample(loan),
  };
}
