import { type CreditWarning, creditWarningAt } from "#domain/finance/credit-warning.ts";
import { loanFor } from "#domain/finance/loan.ts";
import { type LoanExampleView, loanExampleView } from "./loan-example-view.ts";

/** A monthly cost and all that the law wants beside it: there is no one without the other. */
export type CreditOfferView = { loan: LoanExampleView; warning: CreditWarning };

/** The usual loan on a price; null without a loan to speak of, or without a warning in force. [CALC-7] */
export function creditOfferView(price: number, now: Date): CreditOfferView | null {
  const warning = creditWarningAt(now);
  const loan = loanFor({ price });
  return warning && loan ? { loan: loanExampleView(loan), warning } : null;
}
