import fc from "fast-check";
import { expect, test } from "vitest";
import { withRemoval } from "#features/favourites/rules/favorite-removals.ts";
import { withFavorite, withNote, withoutFavorite } from "#features/favourites/rules/favorites.ts";
import { savedSince } from "#features/favourites/rules/merge-favorites.ts";
import { initialState } from "#features/visitors/rules/browser-state.ts";
import { aPlate } from "#tests/any-plate.ts";
import {
  type AccountState,
  accountOfBrowser,
  accountState,
  browserWithAccount,
  emptyAccount,
  mergeAccounts,
  notAhead,
  withinBounds,
} from "./merge-account.ts";

const time = fc.nat({ max: 50 });
const plates = ["mlb001", "mlb002", "mlb003"].map(aPlate);
const anyFacts = fc.record(
  {
    licenseplate: fc.constantFrom(...plates),
    first: time,
    last: time,
    removed: time,
    note: fc.record({ at: time, text: fc.constantFrom("", "a", "b") }),
  },
  { requiredKeys: ["licenseplate"] },
);
const anySearch = fc.record({ query: fc.constantFrom("volvo", "Volvo", "kombi", "elbil"), at: time });
const anyAccount: fc.Arbitrary<AccountState> = fc
  .record({
    favorites: fc.array(anyFacts, { maxLength: 6 }),
    searches: fc.array(anySearch, { maxLength: 6 }),
  })
  .map((told) => mergeAccounts(told, emptyAccount));

test("[MERGE-1] [MERGE-4] order and repetition make no difference", () => {
  fc.assert(
    fc.property(anyAccount, anyAccount, anyAccount, (a, b, c) => {
      expect(mergeAccounts(a, a)).toEqual(a);
      expect(mergeAccounts(a, b)).toEqual(mergeAccounts(b, a));
      expect(mergeAccounts(mergeAccounts(a, b), c)).toEqual(mergeAccounts(a, mergeAccounts(b, c)));
    }),
  );
});

test("[MERGE-1] nothing is lost: every car that neither has removed is in what both have", () => {
  fc.assert(
    fc.property(anyAccount, anyAccount, (a, b) => {
      const both = mergeAccounts(a, b);
      const removed = new Set(
        [...a.favorites, ...b.favorites].flatMap((one) =>
          one.removed === undefined ? [] : [one.licenseplate],
        ),
      );
      for (const one of [...a.favorites, ...b.favorites]) {
        const merged = both.favorites.find(({ licenseplate }) => licenseplate === one.licenseplate);
        expect(merged).toBeDefined();
        if (merged && savedSince(one) !== null && !removed.has(one.licenseplate))
          expect(savedSince(merged)).toBeLessThanOrEqual(savedSince(one) ?? 0);
      }
    }),
  );
});

const [car] = plates;
if (!car) throw new Error("There is no car");
const start = initialState();
const saved = (at: number) => ({ ...start, favorites: { favoriteCars: withFavorite([], car, at) } });
const removedAt = (at: number) => ({
  ...start,
  favorites: {
    favoriteCars: withoutFavorite(saved(1).favorites.favoriteCars, car),
    removed: withRemoval([], car, at),
  },
});
const told = (state: typeof start, now = 1_000) => accountOfBrowser(state, [], now);
const shown = (account: AccountState) => browserWithAccount(start, account, 1_000).favorites.favoriteCars;

test("[MERGE-2] the first time counts; what is removed stays away until it is saved again", () => {
  const twice = mergeAccounts(told(saved(20)), told(saved(10)));
  expect(shown(twice)).toEqual([{ timestamp: 10, licenseplate: car, again: 20 }]);
  const gone = mergeAccounts(twice, told(removedAt(30)));
  expect(shown(gone)).toEqual([]);
  // A device that has not heard of it still has the car, and does not bring it back.
  expect(browserWithAccount(saved(10), gone, 1_000).favorites.favoriteCars).toEqual([]);
  expect(shown(mergeAccounts(gone, told(saved(40))))).toEqual([{ timestamp: 40, licenseplate: car }]);
});

test("[MERGE-3] the later note holds, also when it was taken away", () => {
  const noted = (text: string, at: number) => {
    const favoriteCars = withNote(saved(1).favorites.favoriteCars, car, text, at);
    return told({ ...start, favorites: { favoriteCars } });
  };
  const both = mergeAccounts(noted("Fråga om dragkroken", 20), noted("Ring", 10));
  expect(shown(both)[0]?.note).toBe("Fråga om dragkroken");
  expect(shown(mergeAccounts(both, noted("", 30)))[0]?.note).toBeUndefined();
});

test("[MERGE-4] what the account knows keeps its time; what it does not know was searched for now", () => {
  const account = { favorites: [], searches: [{ query: "Volvo", at: 500 }] };
  const browser = { ...start, advertFilter: { queryHistory: ["kombi", "volvo"] } };
  expect(accountOfBrowser(browser, account.searches, 1_000).searches).toEqual([
    { query: "kombi", at: 1_000 },
  ]);
  expect(browserWithAccount(browser, account, 1_000).advertFilter.queryHistory).toEqual(["kombi", "Volvo"]);
});

test("[MERGE-1] a browser that has been told tells nothing new", () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      const state = browserWithAccount(start, account, 1_000);
      const once = mergeAccounts(account, accountOfBrowser(state, account.searches, 1_000));
      expect(browserWithAccount(state, once, 1_000)).toEqual(state);
    }),
  );
});

test("[MERGE-5] a clock that runs ahead is set back to ours, and what is told is bounded", () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      const times = JSON.stringify(notAhead(account, 25)).match(/(?<=":)\d+/g) ?? [];
      expect(Math.max(0, ...times.map(Number))).toBeLessThanOrEqual(25);
    }),
  );
  const many = Array.from({ length: 1_200 }, (_, at) => ({
    licenseplate: aPlate(`abc${String(at % 1_000).padStart(3, "0")}`),
    first: at,
    last: at,
  }));
  expect(withinBounds({ favorites: many, searches: [] }).favorites.length).toBeLessThanOrEqual(1_000);
  const told = accountState.safeParse({ favorites: many, searches: [] });
  expect(told.success).toBe(false);
});

test("[MERGE-1] what the account does not know stays in the browser: the shared link, and when the page was visited", () => {
  const own = {
    shared: { key: "k7r2-m9qd-3xwp", secret: "s", since: 3 },
    visits: [{ at: 5, reserved: [aPlate("mlb001")], sold: [] }],
  };
  const browser = { ...start, favorites: { ...start.favorites, ...own } };
  expect(browserWithAccount(browser, emptyAccount, 1_000).favorites).toMatchObject(own);
});
