/** The browser's own bars and the app's window take the colour of the top banner: `--ms-inverse` in colours.css. */
export const themeColours = { light: "#0d2a23", dark: "#10241e" } as const;
