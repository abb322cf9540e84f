import type { BookingKind } from "#features/bookings/rules/time-rules.ts";
import type { WatchPace } from "#features/saved-searches/rules/watch-terms.ts";
import { changeWatch, findWatchesOf, removeWatch } from "#features/saved-searches/storage/watches.ts";
import type { Database } from "#platform/db/database.ts";
import { type AccountState, mergeAccounts, notAhead, withinBounds } from "../rules/merge-account.ts";
import { changeAccountState, findAccountState } from "../storage/account-states.ts";
import { findCasesOf, findEveryHoldOf } from "../storage/of-address.ts";
import { type EraseServices, openErase } from "./erase.ts";
import { openSessions } from "./sessions.ts";
import { openSignIn, type SignInServices } from "./sign-in.ts";

/** Signed addresses of what belongs to somebody. */
export type MyPagesPages = {
  case: (number: string) => string;
  booking: (number: string, kind: BookingKind) => string;
  hold: (number: string) => string;
  watch: (id: number) => string;
};
export type MyPages = ReturnType<typeof openMyPages>;
export type Mine = Awaited<ReturnType<MyPages["mine"]>>;

type WatchPress = "pause" | "resume" | "remove" | WatchPace;

/** All that an address has with us, for whoever has proven that it is theirs. */
export function openMyPages(
  needs: SignInServices & { pages: MyPagesPages; erasing: Omit<EraseServices, "db"> },
) {
  const { db, clock, pages } = needs;
  const sessions = openSessions(needs);
  return {
    pages,
    sessions,
    signIn: openSignIn(needs),
    erase: openErase({ db, ...needs.erasing }),

    mine: async (address: string) => ({
      cases: await findCasesOf(db, address),
      holds: await findEveryHoldOf(db, address),
      watches: await findWatchesOf(db, address),
      kept: await findAccountState(db, address),
      devices: await sessions.devicesOf(address),
    }),

    /** False for a watch that is somebody else's, or nobody's any more. */
    pressWatch: async (address: string, id: number, press: WatchPress): Promise<boolean> => {
      const isOwn = (await findWatchesOf(db, address)).some((watch) => watch.id === id);
      if (!isOwn) return false;
      if (press === "remove") await removeWatch(db, id);
      else await changeWatch(db, id, changeOf(press, clock()));
      return true;
    },

    kept: (address: string): Promise<AccountState> => findAccountState(db, address),

    /** What a browser tells is added to what is known; the answer is both. Null where the account is gone. */
    merge: (address: string, told: AccountState): Promise<AccountState | null> => {
      const now = clock();
      return db.transaction((tx: Database) =>
        changeAccountState(tx, address, now, (known) =>
          withinBounds(mergeAccounts(known, notAhead(told, now.getTime()))),
        ),
      );
    },
  };
}

function changeOf(press: Exclude<WatchPress, "remove">, now: Date) {
  if (press === "pause") return { pausedAt: now };
  return press === "resume" ? { pausedAt: null } : { pace: press };
}
