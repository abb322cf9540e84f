/** A tenth of the demo stock (src/demo/demo-counts.ts): all that a start does, in a tenth of the time. */
export const demoCounts = { incoming: 44, forSale: 698, sold: 1_500, externalAdverts: 40 } as const;
