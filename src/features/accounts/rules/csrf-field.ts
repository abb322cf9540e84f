/** The hidden field with the session's CSRF token; calls send it in a header. */
export const csrfField = "csrf";
