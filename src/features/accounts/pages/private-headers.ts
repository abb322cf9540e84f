/** For one reader, whoever that is: cached by nobody. */
export const privateHeaders = { "cache-control": "private, no-store" } as const;
