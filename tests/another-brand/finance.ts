/** The loan that the chain's lender offers: every "kr/mån" on the site is counted on it. */
export const finance = {
  ratePercent: 6.45,
  months: 60,
  depositPercent: 20,
  residualPercent: 40,
  fees: { setUp: 595, monthly: 45 },
  examplePrice: 200_000,
} as const;

/** What is said beside the rate and the fees: from which day they hold, and who lends. */
export const loanTerms = { validFrom: "2026-10-01", lender: "Provbanken AB" } as const;
