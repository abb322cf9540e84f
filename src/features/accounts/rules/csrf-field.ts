/** The hidden field in which a form says the word of its session; calls say it in the header. */
export const csrfField = "csrf";
