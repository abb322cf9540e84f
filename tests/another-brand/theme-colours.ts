/** The browser's own bars and the app's window take the colour of the top banner: `--ms-inverse` in colours.css. */
export const themeColours = { light: "#14284c", dark: "#0f1d38" } as const;
