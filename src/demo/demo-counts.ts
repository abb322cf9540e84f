/** How many cars the demo stock has. */
export const demoCounts = { incoming: 440, forSale: 6_980, sold: 15_000, externalAdverts: 400 } as const;
