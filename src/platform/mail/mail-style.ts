import { mailTheme } from "#brand/mail-theme.ts";

type Pair = { light: string; dark: string };

/** The roles of src/ui/tokens.css that do not differ between chains, and those that do. */
const roles = {
  page: { light: "#f3f6f4", dark: "#0b1311" },
  card: { light: "#ffffff", dark: "#121c19" },
  sunken: { light: "#e9eeeb", dark: "#1a2521" },
  text: { light: "#10211c", dark: "#e9f0ed" },
  dim: { light: "#43534d", dark: "#b3c1bb" },
  line: { light: "#dbe2de", dark: "#24322d" },
  infoSoft: { light: "#e0edf6", dark: "#15303f" },
  onInfoSoft: { light: "#164568", dark: "#b9dcf5" },
  ...mailTheme,
} as const satisfies Record<string, Pair | { width: number; height: number }>;

type Role = Exclude<keyof typeof roles, "logo">;

const fonts = "'Hanken Grotesk',Arial,Helvetica,sans-serif";
const displayFonts = "'Familjen Grotesk',Arial,Helvetica,sans-serif";

export const font = (size: number, line: number) =>
  `font-family:${fonts};font-size:${size}px;line-height:${line}px`;
export const displayFont = (size: number, line: number) =>
  `font-family:${displayFonts};font-size:${size}px;line-height:${line}px;font-weight:650`;

export const logoSize = roles.logo;

/** By day it stands in the element, which every mail program reads; by night the class takes over where it is read. */
export const ink = (role: Role) => `color:${roles[role].light}`;
export const ground = (role: Role) => `background-color:${roles[role].light}`;
export const edge = (side: "top" | "bottom") => `border-${side}:1px solid ${roles.line.light}`;
/** Addresses and numbers of many characters never make an e-mail wider than its reader's screen. */
export const breakable = "word-break:break-word;overflow-wrap:anywhere";
export const hex = (role: Role) => roles[role].light;

const inkRoles = [
  "text",
  "dim",
  "brandText",
  "onBrand",
  "onBrandSoft",
  "onAccentSoft",
  "onInfoSoft",
] as const;
const groundRoles = ["page", "card", "sunken", "brand", "brandSoft", "accentSoft", "infoSoft"] as const;
export const inkClass = (role: (typeof inkRoles)[number]) => `i-${role}`;
export const groundClass = (role: (typeof groundRoles)[number]) => `g-${role}`;

const dark = (prefix: string) =>
  [
    ...inkRoles.map((role) => `${prefix}.${inkClass(role)}{color:${roles[role].dark}!important}`),
    ...groundRoles.map(
      (role) => `${prefix}.${groundClass(role)}{background-color:${roles[role].dark}!important}`,
    ),
    `${prefix}.line{border-color:${roles.line.dark}!important}`,
    `${prefix}.by-day{display:none!important}`,
    `${prefix}.by-night{display:block!important;max-height:none!important;width:auto!important}`,
  ].join("");

/** Outlook's apps mark what they have inverted by an attribute of their own instead of asking the media query. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${dark("")}img{filter:brightness(.84)}.logo img{filter:none}}
${dark("[data-ogsc] ")}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.stack{display:block!important;overflow:hidden!important;width:100%!important;padding-left:0!important}.fact{display:block!important;width:auto!important;text-align:left!important;padding:0 0 11px!important}th.fact{border-bottom:0!important;padding:11px 0 2px!important}.stack img{max-width:none!important}.cover{border-bottom:0!important;padding-bottom:0!important}.gap{padding-top:14px!important}h1{font-size:24px!important;line-height:28px!important}}`;
