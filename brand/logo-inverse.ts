import url from "./logo-inverse.svg?no-inline";

/** The logo for grounds that are dark whatever look the reader has chosen. A file of its own: customers' pages have none. */
export const logoInverse = { url, width: 216, height: 36 } as const;
