import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme-colours.ts";

test("[SHELL-13] the browser's bars have the colour of the top banner, by day and by night", () => {
  const tokens = readFileSync("brand/colours.css", "utf8");
  expect(tokens).toContain(`--ms-inverse: light-dark(${themeColours.light}, ${themeColours.dark});`);
});
