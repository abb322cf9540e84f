/** What a salesman can add to a proposal: what the customer pays, and what it costs us. Whole kronor with VAT. */
export const proposalExtras = {
  asOf: "2026-11-01",
  extras: [{ key: "winter-wheels", label: "Vinterhjul", note: "Monterade", price: 7_500, cost: 5_500 }],
} as const;
