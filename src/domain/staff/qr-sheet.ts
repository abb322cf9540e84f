/** A printer's patience, and ours. */
export const sheetsAtMost = 60;
