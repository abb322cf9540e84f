import fc from "fast-check";
import { expect, test } from "vitest";
import { favoritesFromList } from "#features/favourites/rules/favorites.ts";
import { anyPlate } from "#tests/any-plate.ts";
import { initialState } from "./browser-state.ts";
import { withQuery } from "./search-history.ts";
import { migrateState, stateFromStorage, storageFromState } from "./state-storage.ts";
import { previousStorageKey, storageKey } from "./storage-keys.ts";

const anyFavorites = fc
  .array(fc.record({ timestamp: fc.nat(), licenseplate: anyPlate }))
  .map(favoritesFromList);
const anyState = fc
  .record({
    favoriteCars: anyFavorites,
    queryHistory: fc.array(fc.string()).map((queries) => queries.reduce<string[]>(withQuery, [])),
    user: fc.record({ givenName: fc.string(), surname: fc.string() }),
    isAdvanceMode: fc.boolean(),
    showCookieConsent: fc.boolean(),
  })
  .map(({ favoriteCars, queryHistory, user, isAdvanceMode, showCookieConsent }) => {
    const state = initialState();
    return {
      ...state,
      favorites: { favoriteCars },
      advertFilter: { queryHistory },
      user,
      proposal: { ...state.proposal, isAdvanceMode },
      setup: { ...state.setup, showCookieConsent },
    };
  });

const v14 = {
  setup: { isDarkMode: true, showCookieConsent: false, valuationMode: "lease" },
  favorites: {
    favoriteCars: [{ timestamp: 1, licenseplate: "MLB 84A" }, { licenseplate: "mlb001" }, "skräp"],
  },
  user: "Kim",
  salesman: { myFacility: "Atlantis?", signature: "KE" },
  chat: { open: true },
};

test("[STATE-1] the state lies under v15, the one before under v14", () => {
  expect([storageKey, previousStorageKey]).toEqual(["v15", "v14"]);
});

test("[STATE-4] what is written is read back; once the state is written nothing is left under v14", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(stateFromStorage(storageFromState(state))).toEqual(state);
    }),
  );
  expect(storageFromState(initialState()).v14).toBeNull();
});

test("[STATE-5] nothing stored gives the initial state; v15 goes before v14, and v14 is taken when there is no readable v15", () => {
  expect(stateFromStorage({ v15: null, v14: null })).toEqual(initialState());
  const newer = storageFromState({ ...initialState(), user: { givenName: "Ny", surname: "" } }).v15;
  const older = JSON.stringify({ user: { givenName: "Gammal", surname: "" } });
  expect(stateFromStorage({ v15: newer, v14: older }).user.givenName).toBe("Ny");
  expect(stateFromStorage({ v15: null, v14: older }).user.givenName).toBe("Gammal");
  expect(stateFromStorage({ v15: "{", v14: older }).user.givenName).toBe("Gammal");
});

test.each([
  ["the slices themselves", v14],
  ["the slices in an envelope", { state: v14, version: 14 }],
])("[STATE-6] from v14, as %s, each field that parses is carried over and the rest dropped", (_, stored) => {
  const initial = initialState();
  expect(migrateState(JSON.stringify(stored))).toEqual({
    ...initial,
    setup: { ...initial.setup, isDarkMode: true },
    favorites: { favoriteCars: [{ timestamp: 1, licenseplate: "mlb84a" }] },
    salesman: { ...initial.salesman, signature: "KE" },
  });
});

test("[STATE-6] migrating what was migrated changes nothing more", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const once = migrateState(JSON.stringify(state));
      expect(migrateState(storageFromState(once).v15)).toEqual(once);
    }),
  );
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"text"',
  "[]",
  "undefined",
  '{"state":null}',
  '{"setup":[]}',
  '{"__proto__":{"user":1}}',
])("[STATE-7] %j gives the initial state", (raw) => {
  expect(stateFromStorage({ v15: raw, v14: null })).toEqual(initialState());
  expect(stateFromStorage({ v15: null, v14: raw })).toEqual(initialState());
});

test("[STATE-7] nothing that can lie in storage makes it throw, and what comes out can be stored and read again", () => {
  const slices = Object.keys(initialState());
  const anySlices = fc.dictionary(fc.constantFrom(...slices), fc.jsonValue());
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    anySlices.map((state) => JSON.stringify({ state })),
    anyState.chain((state) =>
      fc.nat({ max: 400 }).map((length) => storageFromState(state).v15.slice(0, length)),
    ),
  );
  fc.assert(
    fc.property(fc.option(anyText), fc.option(anyText), (current, previous) => {
      const state = stateFromStorage({ v15: current, v14: previous });
      expect(Object.keys(state)).toEqual(slices);
      expect(stateFromStorage(storageFromState(state))).toEqual(state);
    }),
  );
});

test("[STATE-8] after a migration consent is asked for again", () => {
  fc.assert(fc.property(anyState, (state) => migrateState(JSON.stringify(state)).setup.showCookieConsent));
});
