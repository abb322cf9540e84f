import fc from "fast-check";
import { expect, test } from "vitest";
import { initialState } from "#features/visitors/rules/browser-state.ts";
import { storageFromState } from "#features/visitors/rules/state-storage.ts";
import { anyPlate } from "#tests/any-plate.ts";
import { favoritePlates } from "./favorite-plates.ts";
import { favoritesFromList } from "./favorites.ts";

test("[FAV-11] what the rules have written is read as they read it", () => {
  const anyFavorites = fc
    .array(fc.record({ timestamp: fc.nat(), licenseplate: anyPlate }))
    .map(favoritesFromList);
  fc.assert(
    fc.property(anyFavorites, (favoriteCars) => {
      const { v15 } = storageFromState({ ...initialState(), favorites: { favoriteCars } });
      expect([...favoritePlates(v15)]).toEqual(favoriteCars.map(({ licenseplate }) => licenseplate));
    }),
  );
});

test("[FAV-11] whatever else lies there is no favourite, and never an error", () => {
  expect([...favoritePlates(null)]).toEqual([]);
  const anySlice = fc.oneof(fc.jsonValue(), fc.record({ favoriteCars: fc.jsonValue() }));
  const anyStored = fc.oneof(
    fc.string(),
    fc.json(),
    anySlice.map((favorites) => JSON.stringify({ state: { favorites } })),
  );
  fc.assert(
    fc.property(anyStored, (stored) => {
      for (const plate of favoritePlates(stored)) expect(typeof plate).toBe("string");
    }),
  );
});
