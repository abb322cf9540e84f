import { expect, test } from "vitest";
import { company } from "#domain/company/company.ts";
import { locationLabels, locations, storeLocations } from "./locations.ts";

test("[VOCAB-19] the first list of locations", () => {
  expect(locations).toEqual([
    "weblager",
    "recharge",
    "transport",
    "jarfalla",
    "nacka",
    "goteborg",
    "sundsvall",
    "tyreso",
    "taby",
    "vasteras",
    "ostersund",
    "orebro",
    "halmstad",
    "linkoping",
    "uppsala",
    "lanna",
  ]);
});

test("[VOCAB-20] the second list adds Strängnäs, and then there are as many as stores", () => {
  expect(storeLocations).toEqual([...locations, "strangnas"]);
  expect(storeLocations).toHaveLength(company.stores);
});

test("[VOCAB-21] without its accents and capitals a label is the value itself", () => {
  expect(locationLabels).toMatchObject({ jarfalla: "Järfälla", goteborg: "Göteborg", lanna: "Länna" });
  for (const [value, label] of Object.entries(locationLabels)) {
    expect(label).toMatch(/^\p{Lu}/u);
    expect(
      label
        .normalize("NFD")
        .replace(/\p{Mark}/gu, "")
        .toLowerCase(),
    ).toBe(value);
  }
});
