/** What the lender charges besides interest, in whole kronor. */
export type LoanFees = { setUp: number; monthly: number };

/** The loan every "kr/mån" on the site is counted on until the customer changes it. [FIN-1] */
export const financeDefaults = {
  ratePercent: 8.95,
  months: 36,
  depositPercent: 20,
  /** Of the price, not of the credit. */
  residualPercent: 50,
  fees: { setUp: 0, monthly: 0 },
  /** The price of the worked example where a page shows many cars. */
  examplePrice: 200_000,
} as const;

/** The law asks the buyer on credit to pay a fifth at once; no calculator goes below it. [FIN-2] */
export const depositFloorPercent = 20;
