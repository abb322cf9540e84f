import { formatKronor } from "#core/money/kronor.ts";
import { formatPercent } from "#core/text/percent.ts";
import { type LoanExampleView, loanExampleView } from "#features/credit/pages/loan-example-view.ts";
import type { Loan } from "#features/credit/rules/loan.ts";
import type { Fact } from "#ui/fact-list.tsx";

export type LoanOutcomeView = { loan: LoanExampleView; facts: Fact[] };

/** The loan in figures, from what is borrowed to what is paid. */
export function loanOutcomeView(loan: Loan): LoanOutcomeView {
  const fees = loan.fees.setUp + loan.fees.monthly * loan.months;
  return {
    loan: loanExampleView(loan),
    facts: [
      { label: "Kreditbelopp", value: formatKronor(loan.credit) },
      {
        label: `Ränta, rörlig ${formatPercent(loan.ratePercent)}`,
        value: formatKronor(loan.creditCost - fees),
      },
      { label: "Avgifter", value: formatKronor(fees) },
      { label: "Kreditkostnad", value: formatKronor(loan.creditCost) },
      { label: "Totalt att betala", value: formatKronor(loan.totalToPay) },
    ],
  };
}

/** "20,5 % av priset" */
export function depositShare(loan: Loan): string {
  return `${formatPercent((loan.deposit / loan.price) * 100)} av priset`;
}
