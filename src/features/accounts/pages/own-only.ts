/** For one reader, whoever that is: cached by nobody. */
export const ownOnly = { "cache-control": "private, no-store" } as const;
