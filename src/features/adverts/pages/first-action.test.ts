import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { firstAction } from "./first-action.ts";

const car = {
  licenseplate: aPlate("mlb84a"),
  availability: "forSale",
  saveSearchTo: "/bevaka/?licenseplates=mlb84a",
  similarTo: "/kopa-bil/?series=v60",
} as const;
const priced = { kind: "plain", price: "289 900 kr" } as const;

test("[BUYBAR-2] the first action follows the state of the car as it was loaded", () => {
  const said = (["forSale", "reserved", "incoming", "beingPriced", "sold"] as const).map((availability) => {
    const { short, to } = firstAction({ ...car, availability }, undefined);
    return [short, to];
  });
  const watching = ["Säg till när priset kommer", "/bevaka/?licenseplates=mlb84a"];
  expect(said).toEqual([
    ["Reservera gratis", "/reservera-bil/?licenseplate=mlb84a"],
    ["Säg till när den blir ledig", "/reservera-bil/?licenseplate=mlb84a"],
    watching,
    watching,
    ["Se liknande bilar", "/kopa-bil/?series=v60"],
  ]);
});

test("[BUYBAR-2] what happens while the page is open comes before what was loaded", () => {
  const kindOf = (live: Parameters<typeof firstAction>[1]) => firstAction(car, live).kind;
  expect(kindOf({ state: "open", price: priced })).toBe("reserve");
  expect(kindOf({ state: "open", price: { kind: "coming" } })).toBe("price");
  expect(kindOf({ state: "reserved", price: priced })).toBe("wait");
  expect(kindOf({ state: "sold", price: priced })).toBe("similar");
  expect(kindOf({ state: "gone", price: priced })).toBe("similar");
});
