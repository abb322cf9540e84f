/** What the two buttons of the second step send. */
export const confirmField = "steg";
export const confirmValue = "bekrafta";
export const editValue = "andra";
