import { expect, test } from "vitest";
import { browserState, initialState } from "./browser-state.ts";
import { colourSchemes, storedColourScheme, withColourScheme } from "./colour-scheme.ts";
import { storageFromState } from "./state-storage.ts";

function schemeIn(v15: string): string {
  const [, dark, light] = storedColourScheme.exec(v15) ?? [];
  if (dark) return "dark";
  return light ? "light" : "system";
}

test.each(Object.keys(colourSchemes))(
  "[SHELL-23] %s is read back from storage without the rules",
  (scheme) => {
    const state = withColourScheme(withColourScheme(initialState(), "dark"), scheme);
    expect(schemeIn(storageFromState(state).v15)).toBe(scheme);
  },
);

test("[SHELL-23] [STATE-14] nothing stored, or something unreadable, is as the device has it; so is a choice taken back", () => {
  expect(["null", "", "{}", '{"state":{"setup":1}}'].map(schemeIn)).toEqual(Array(4).fill("system"));
  expect(withColourScheme(withColourScheme(initialState(), "light"), "system")).toEqual(initialState());
});

test("[SHELL-23] dark that was chosen in an older version stays, and no text that is stored is taken for a choice", () => {
  const stored = (of: object) => storageFromState(browserState.parse(of)).v15;
  expect(schemeIn(stored({ setup: { isDarkMode: true } }))).toBe("dark");
  expect(schemeIn(stored({ user: { givenName: '"isDarkMode":true', surname: "" } }))).toBe("system");
});
