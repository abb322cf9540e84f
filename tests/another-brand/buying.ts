/** What the chain needs between what it pays for a car and what it sells it for: to check, mend, guarantee and sell it. */
export const buying = { share: 0.1, fixed: 5_000, validDays: 5, asOf: "2026-11-01" } as const;
