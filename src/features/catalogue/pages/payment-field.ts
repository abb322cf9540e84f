/** How prices are shown, as the address says it: no part of the filter. */
export const monthlyField = { name: "payment", value: "monthly" } as const;
