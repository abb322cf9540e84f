/** The browser's own bars take the colour of the top banner, the inverse band in tokens.css. [SHELL-13] */
export const themeColours = { light: "#0d2a23", dark: "#10241e" } as const;
