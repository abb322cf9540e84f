/** What the chain needs between what it pays for a car and what it sells it for: to check, mend, guarantee and sell it. */
export const buying = { share: 0.06, fixed: 7_500, validDays: 7, asOf: "2026-11-01" } as const;
