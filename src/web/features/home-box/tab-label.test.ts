import { expect, test } from "vitest";
import { homeTabs } from "#domain/visitor/home-tab.ts";
import { tabLabel } from "./tab-label.ts";

test("[HOMEPAGE-8] the words of the contract in sentence case", () => {
  expect(Object.values(homeTabs).map(({ label }) => tabLabel(label))).toEqual([
    "Köpa bil",
    "Byta bil",
    "Sälja bil",
  ]);
});
