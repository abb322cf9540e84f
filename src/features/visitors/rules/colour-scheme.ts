import type { BrowserState } from "./browser-state.ts";

/** What can be chosen in the footer. */
export const colourSchemes = { system: "Som enheten", light: "Ljust", dark: "Mörkt" } as const;

/**
 * `isDarkMode` is the visitor's choice and `prefersColorScheme` what it overrules: light that is chosen overrules a device
 * that prefers dark. As both begin (no, light) nothing is overruled, and the device decides.
 */
export function withColourScheme(state: BrowserState, scheme: string): BrowserState {
  const prefersColorScheme = scheme === "light" ? "dark" : "light";
  return { ...state, setup: { ...state.setup, isDarkMode: scheme === "dark", prefersColorScheme } };
}

/** Read from storage without the schemas: the first group is dark that is chosen, the second light; neither is the device's. */
export const storedColourScheme = /"isDarkMode":(?:(true)|false,"prefersColorScheme":"(dark)")/;

export const colourSelectId = "utseende";
