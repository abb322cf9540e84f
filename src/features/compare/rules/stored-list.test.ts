import fc from "fast-check";
import { expect, test } from "vitest";
import { initialState } from "#features/visitors/rules/browser-state.ts";
import { onePerPlate } from "#features/visitors/rules/one-per-plate.ts";
import { stateFromStorage, storageFromState } from "#features/visitors/rules/state-storage.ts";
import { anyPlate } from "#tests/any-plate.ts";
import { storedCompareList } from "./stored-list.ts";

const anyText = fc.string({ maxLength: 60 });
const anyCar = fc.record({ licenseplate: anyPlate, normalizedMake: anyText, title: anyText });

test("[COMPARE-14] what the rules have written is read as they read it", () => {
  fc.assert(
    fc.property(fc.array(anyCar, { maxLength: 6 }).map(onePerPlate), (compareCache) => {
      const state = initialState();
      const stored = storageFromState({ ...state, compare: { ...state.compare, compareCache } });
      expect(storedCompareList(stored.v15)).toEqual(stateFromStorage(stored).compare.compareCache);
      expect(storedCompareList(stored.v15)).toEqual(compareCache);
    }),
  );
});

test("[COMPARE-14] whatever else lies there is no car, and never an error", () => {
  expect(storedCompareList(null)).toEqual([]);
  const anyItem = fc.oneof(
    fc.jsonValue(),
    fc.record({ licenseplate: fc.jsonValue(), title: fc.jsonValue() }),
  );
  const anySlice = fc.oneof(
    fc.jsonValue(),
    fc.record({ compareCache: fc.oneof(fc.jsonValue(), fc.array(anyItem)) }),
  );
  const anyStored = fc.oneof(
    fc.string(),
    fc.json(),
    anySlice.map((compare) => JSON.stringify({ state: { compare } })),
  );
  fc.assert(
    fc.property(anyStored, (stored) => {
      expect(storedCompareList(stored)).toEqual([]);
    }),
  );
});
