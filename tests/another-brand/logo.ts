import url from "./logo.svg?no-inline";

export const logo = { url, width: 160, height: 36 } as const;
