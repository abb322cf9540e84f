/** The loan that the chain's lender offers: every "kr/mån" on the site is counted on it. */
export const finance = {
  ratePercent: 8.95,
  months: 36,
  depositPercent: 20,
  residualPercent: 50,
  fees: { setUp: 0, monthly: 0 },
  examplePrice: 200_000,
} as const;

/** What is said beside the rate and the fees: from which day they hold, and who lends. */
export const loanTerms = { validFrom: "2026-11-01", lender: "Exempelbanken AB" } as const;
