import { formatMonthly } from "#core/money/kronor.ts";
import { formatPercent } from "#core/text/percent.ts";
import type { Loan } from "../rules/loan.ts";
import { representativeExample, residualText } from "../rules/representative-example.ts";

/** The credit example that the law requires with a monthly cost. */
export type LoanExampleView = {
  monthly: string;
  months: string;
  effectiveRate: string;
  residual: string;
  example: string;
};

export function loanExampleView(loan: Loan): LoanExampleView {
  return {
    monthly: formatMonthly(loan.monthly),
    months: `i ${loan.months}\u00a0månader`,
    effectiveRate: formatPercent(loan.effectiveRatePercent),
    residual: residualText(loan),
    example: representativeExample(loan),
  };
}
