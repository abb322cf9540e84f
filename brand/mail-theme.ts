/**
 * How mails look: they take no style sheet along, so the colours of colours.css stand here once more, by day and by night.
 * The logo is `public/mail/logo.png`, and `logo-dark.png` for dark backgrounds, in double size.
 */
export const mailTheme = {
  brand: { light: "#0a5a48", dark: "#63caaa" },
  onBrand: { light: "#ffffff", dark: "#03231a" },
  brandText: { light: "#0a5a48", dark: "#7ad4b8" },
  brandSoft: { light: "#deebe5", dark: "#17362d" },
  onBrandSoft: { light: "#07483a", dark: "#a5e6d1" },
  accentSoft: { light: "#ffefc7", dark: "#3a2d0f" },
  onAccentSoft: { light: "#664300", dark: "#ffd88a" },
  logo: { width: 168, height: 28 },
} as const;
