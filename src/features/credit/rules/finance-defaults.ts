import { finance, loanTerms as termsOfChain } from "#brand/finance.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";

/** What the lender charges besides interest, in whole kronor. */
export type LoanFees = { setUp: number; monthly: number };

/** The figures stand in brand/finance.ts: they are the chain's agreement with its lender. */
export type FinanceDefaults = {
  ratePercent: number;
  months: number;
  /** Of the price; never below `depositFloorPercent`. */
  depositPercent: number;
  /** Of the price, not of the credit. */
  residualPercent: number;
  fees: LoanFees;
  /** The price of the worked example where a page shows many cars. */
  examplePrice: number;
};

/** The loan every "kr/mån" on the site is counted on until the customer changes it. */
export const financeDefaults: FinanceDefaults = finance;

export type LoanTerms = { validFrom: CalendarDay; lender: string };

/** From when the rate and the fees hold, and who lends. */
export const loanTerms: LoanTerms = termsOfChain;

/** The law asks the buyer on credit to pay a fifth at once; no calculator goes below it. */
export const depositFloorPercent = 20;
