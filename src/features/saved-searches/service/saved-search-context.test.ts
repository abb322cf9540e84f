import { expect, test } from "vitest";
import { savedSearchChoices, searchSummary } from "./saved-search-context.ts";

const needs = {
  clock: () => new Date("2026-11-20T12:00:00Z"),
  stores: () => ({ uppsala: "Uppsala" }),
};

test.each([
  "search=vinn+pengar",
  "brands=vinn+pengar+pa+evil.example",
  "series=evil.example",
  "facilities=evil.example",
  "physicalLocations=evil.example",
  "licenseplates=evil.example",
  "licenseplates=evil.example&licenseplates=mlb001x",
  "equipmentTags=evil.example&fuelTypes=evil.example&types=evil.example&gearbox=evil.example",
])(
  "[MAIL-14] of %s nothing that somebody may have typed is told to an address that nobody has answered for",
  (query) => {
    expect(savedSearchChoices(query, needs)).toBe("en sökning");
  },
);

test("[MAIL-14] what is chosen among our own words is told, as to whoever has answered", () => {
  for (const query of [
    "brands=volvo&types=kombi&facilities=uppsala&priceTo=250000",
    "series=v60",
    "licenseplates=mlb001",
  ])
    expect(savedSearchChoices(query, needs)).toBe(searchSummary(query, needs));
  expect(savedSearchChoices("brands=volvo&brands=evil.example&search=hej", needs)).toBe("Volvo");
});
