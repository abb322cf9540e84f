/** For how long a warranty can be bought beyond ours, in months; what it costs is said in the proposal. */
export const warrantyOffer = { months: [12, 24], asOf: "2026-11-01" } as const;

/** What a car may at most be at delivery, in years and mil, and for how long our warranty then holds. Best first. */
export const warrantyTerms = [
  { maxYears: 8, maxMil: 15_000, months: 12, mil: 2_000 },
  { maxYears: 12, maxMil: 20_000, months: 6, mil: 1_000 },
] as const;
