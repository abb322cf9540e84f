import type { BookingKind } from "#features/bookings/rules/time-rules.ts";
import type { Frequency } from "#features/saved-searches/rules/saved-search-terms.ts";
import {
  changeSavedSearch,
  findSavedSearchesOf,
  removeSavedSearch,
} from "#features/saved-searches/storage/saved-searches.ts";
import type { Database } from "#platform/db/database.ts";
import { type AccountState, mergeAccounts, notAhead, withinBounds } from "../rules/merge-account.ts";
import { changeAccountState, findAccountState } from "../storage/account-states.ts";
import { findAllReservationsOf, findCasesOf } from "../storage/of-address.ts";
import { type EraseServices, openErase } from "./erase.ts";
import { openSessions } from "./sessions.ts";
import { openSignIn, type SignInServices } from "./sign-in.ts";

/** Signed addresses of what belongs to somebody. */
export type MyPagesPages = {
  case: (number: string) => string;
  booking: (number: string, kind: BookingKind) => string;
  reservation: (number: string) => string;
  savedSearch: (id: number) => string;
};
export type MyPages = ReturnType<typeof openMyPages>;
export type MyPagesData = Awaited<ReturnType<MyPages["mine"]>>;

type SearchAction = "pause" | "resume" | "remove" | Frequency;

/** All that an address has with us, for whoever has proven that it is theirs. */
export function openMyPages(
  services: SignInServices & { pages: MyPagesPages; erasing: Omit<EraseServices, "db"> },
) {
  const { db, clock, pages } = services;
  const sessions = openSessions(services);
  return {
    pages,
    sessions,
    signIn: openSignIn(services),
    erase: openErase({ db, ...services.erasing }),

    mine: async (address: string) => ({
      cases: await findCasesOf(db, address),
      reservations: await findAllReservationsOf(db, address),
      savedSearches: await findSavedSearchesOf(db, address),
      accountState: await findAccountState(db, address),
      devices: await sessions.devicesOf(address),
    }),

    /** False for a saved search that is somebody else's, or nobody's any more. */
    applySearchAction: async (address: string, id: number, command: SearchAction): Promise<boolean> => {
      const isOwn = (await findSavedSearchesOf(db, address)).some((savedSearch) => savedSearch.id === id);
      if (!isOwn) return false;
      if (command === "remove") await removeSavedSearch(db, id);
      else await changeSavedSearch(db, id, changeOf(command, clock()));
      return true;
    },

    accountState: (address: string): Promise<AccountState> => findAccountState(db, address),

    /** What a browser tells is added to what is known; the answer is both. Null where the account is gone. */
    merge: (address: string, incoming: AccountState): Promise<AccountState | null> => {
      const now = clock();
      return db.transaction((tx: Database) =>
        changeAccountState(tx, address, now, (known) =>
          withinBounds(mergeAccounts(known, notAhead(incoming, now.getTime()))),
        ),
      );
    },
  };
}

function changeOf(command: Exclude<SearchAction, "remove">, now: Date) {
  if (command === "pause") return { pausedAt: now };
  return command === "resume" ? { pausedAt: null } : { pace: command };
}
