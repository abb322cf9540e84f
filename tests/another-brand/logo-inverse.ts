import url from "./logo-inverse.svg?no-inline";

export const logoInverse = { url, width: 160, height: 36 } as const;
