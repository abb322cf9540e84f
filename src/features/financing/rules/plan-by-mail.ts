/** What the address says when the plan is on its way by mail. */
export const receiptField = "kvitto";
export const planReceipt = "kalkyl";
