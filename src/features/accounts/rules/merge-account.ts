import * as z from "zod/mini";
import { favoritesMax } from "#features/favourites/rules/favorite-bounds.ts";
import { removalsFromList } from "#features/favourites/rules/favorite-removals.ts";
import type { Favorite } from "#features/favourites/rules/favorites.ts";
import {
  type FavoriteFacts,
  favoriteFacts,
  mergeFavorites,
  savedSince,
} from "#features/favourites/rules/merge-favorites.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";
import { type DatedSearch, datedSearch, datedSearches, historyOf, mergeSearches } from "./merge-searches.ts";

/** More than any list has with what was removed from it; what happened longest ago goes first. */
const maxCars = 1_000;

/** What an account and a browser tell each other. */
export const accountState = z.object({
  favorites: z.array(favoriteFacts).check(z.maxLength(maxCars)),
  searches: z.array(datedSearch).check(z.maxLength(50)),
});
export type AccountState = { favorites: FavoriteFacts[]; searches: DatedSearch[] };

export const emptyAccount: AccountState = { favorites: [], searches: [] };

/** Idempotent, commutative and associative: a call that is made twice, or late, changes nothing. */
export function mergeAccounts(one: AccountState, other: AccountState): AccountState {
  return {
    favorites: mergeFavorites(one.favorites, other.favorites),
    searches: mergeSearches(one.searches, other.searches),
  };
}

export function withinBounds({ favorites, searches }: AccountState): AccountState {
  const lately = ({ last = 0, removed = 0 }: FavoriteFacts) => Math.max(last, removed);
  const merged =
    favorites.length <= maxCars
      ? favorites
      : favorites.toSorted((one, other) => lately(other) - lately(one)).slice(0, maxCars);
  return { favorites: mergeFavorites(merged, []), searches };
}

/** No clock of a visitor runs ahead of ours: what happens "in 2040" could never be undone. */
export function notAhead({ favorites, searches }: AccountState, now: number): AccountState {
  const at = (time: number) => Math.min(time, now);
  return {
    favorites: favorites.map(({ licenseplate, first, last, removed, note }) => ({
      licenseplate,
      ...(first !== undefined && { first: at(first) }),
      ...(last !== undefined && { last: at(last) }),
      ...(removed !== undefined && { removed: at(removed) }),
      ...(note && { note: { at: at(note.at), text: note.text } }),
    })),
    searches: searches.map(({ query, at: time }) => ({ query, at: at(time) })),
  };
}

/** What a browser has to tell; `known` are the searches that the account has told it. */
export function accountOfBrowser(
  { favorites, advertFilter }: Pick<BrowserState, "favorites" | "advertFilter">,
  known: readonly DatedSearch[],
  now: number,
): AccountState {
  const saved = favorites.favoriteCars.map(factsOf);
  const removed = (favorites.removed ?? []).map(({ licenseplate, timestamp }) => ({
    licenseplate,
    removed: timestamp,
  }));
  return {
    favorites: mergeFavorites(saved, removed),
    searches: datedSearches(advertFilter.queryHistory, known, now),
  };
}

function factsOf({ licenseplate, timestamp, again, note, noteAt }: Favorite): FavoriteFacts {
  return {
    licenseplate,
    first: timestamp,
    last: Math.max(timestamp, again ?? timestamp),
    // A note from before notes had times is as old as the car's place in the list.
    ...((note !== undefined || noteAt !== undefined) && {
      note: { at: noteAt ?? timestamp, text: note ?? "" },
    }),
  };
}

/** The browser's own state with what the account knows: the newest 200, in the order they were saved. */
export function browserWithAccount<State extends Pick<BrowserState, "favorites" | "advertFilter">>(
  state: State,
  account: AccountState,
  now: number,
): State {
  const merged = mergeAccounts(account, accountOfBrowser(state, account.searches, now));
  const favoriteCars = merged.favorites
    .flatMap((facts) => {
      const since = savedSince(facts);
      return since === null ? [] : [favoriteFrom(facts, since)];
    })
    .toSorted((one, other) => one.timestamp - other.timestamp)
    .slice(-favoritesMax);
  const removed = removalsFromList(
    merged.favorites.flatMap(({ licenseplate, removed: timestamp }) =>
      timestamp === undefined ? [] : [{ licenseplate, timestamp }],
    ),
  );
  const { removed: _before, ...others } = state.favorites;
  return {
    ...state,
    favorites: { ...others, favoriteCars, ...(removed.length > 0 && { removed }) },
    advertFilter: { ...state.advertFilter, queryHistory: historyOf(merged.searches) },
  };
}

function favoriteFrom({ licenseplate, last, note }: FavoriteFacts, since: number): Favorite {
  return {
    timestamp: since,
    licenseplate,
    ...(last !== undefined && last > since && { again: last }),
    ...(note && note.text !== "" && { note: note.text }),
    ...(note && { noteAt: note.at }),
  };
}
