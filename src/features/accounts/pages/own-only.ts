/** For one reader, whoever that is: cached by nobody. [MYPAGES-4] */
export const ownOnly = { "cache-control": "private, no-store" } as const;
