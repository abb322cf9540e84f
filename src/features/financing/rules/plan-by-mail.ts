/** What the address says when the plan is on its way by mail. [FINPAGE-11] */
export const receiptField = "kvitto";
export const planReceipt = "kalkyl";
