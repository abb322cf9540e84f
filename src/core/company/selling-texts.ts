/**
 * Selling to us, in the order in which it happens, in a store as at home. Pages, bookings, e-mails and texts ({{sellingOrder}})
 * say it with these words, so that none of them promises another order.
 */
const order = {
  seen: "En värderare går igenom bilen tillsammans med dig.",
  bid: "Sedan får du ett slutligt bud och bestämmer själv.",
  contract: "Säger du ja skriver vi avtal, och där står vilken dag du får betalt.",
  paid: "Bilen lämnar dig först när pengarna är på ditt konto.",
} as const;

export const sellingTexts = {
  ...order,
  all: Object.values(order).join(" "),
  /** The promise in short, after a heading that says what is paid. */
  paidWhen: "innan bilen lämnar dig",
} as const;
