/** The header in which a page proves that a request is its own. [VISIT-3] */
export const csrfHeader = "CSRF-Token";
