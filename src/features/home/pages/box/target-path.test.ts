import { expect, test } from "vitest";
import { homeSearchFromText } from "../../rules/home-search.ts";
import { findPlateTarget } from "../../rules/home-tab.ts";
import { type HomeTarget, pathOfTarget } from "./target-path.ts";

test.each<[string, HomeTarget | null | undefined, string]>([
  ["a plate to sell", findPlateTarget("sell", "MLB 84A"), "/vardera-bil/?licenseplate=mlb84a"],
  ["a plate to trade in", findPlateTarget("tradeIn", "MLB 84A"), "/byta-bil/?licenseplate=mlb84a"],
])("[HOME-6] %s", (_, target, path) => {
  expect(target && pathOfTarget(target)).toBe(path);
});

test("[HOME-8] [LOWER-1] a search stands in the address in lower case", () => {
  const made = homeSearchFromText(" Volvo V60 & drag ", []);
  expect(made && pathOfTarget(made.target)).toBe("/kopa-bil/?search=volvo+v60+%26+drag");
});
