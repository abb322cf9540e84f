/** The event of the window when this browser has told the account something new: pages that show it load it again. */
export const accountChanged = "account-changed";
