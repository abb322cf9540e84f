import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { matchesSearch } from "./matches-search.ts";

test.each([
  ["Skinnklädsel", "läder"],
  ["Läderinredning", "skinnklädsel"],
  ["Nyckelfri start och lås", "keyless"],
  ["Keyless Entry", "nyckellös"],
  ["Head-up-display", "hud"],
  ["Döda vinkeln-varnare", "blis"],
  ["BLIS", "döda vinkeln"],
])("[MATCH-21] %s is found by %s, and asked away by it", (word, search) => {
  const car = { ...aCar({ equipmentDetails: [word] }), placeNames: placeNamesOf(aCar()) };
  expect(matchesSearch(car, search)).toBe(true);
  expect(matchesSearch(car, `-${search.split(" ")[0]}`)).toBe(false);
  expect(matchesSearch({ ...car, equipmentDetails: ["Delskinn"] }, search)).toBe(false);
});
