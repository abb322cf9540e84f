import type { BrowserState } from "../rules/browser-state.ts";

export type StateChange = (state: BrowserState) => BrowserState;

/** Browsers tell other tabs within milliseconds; who has not heard after this long was asleep, and its change is history. */
const receivedWithinMs = 5_000;
/** Two tabs that want the opposite must come to rest. */
const maxTries = 3;

/** The changes of this tab that no other tab is known to have seen, by the name of the write that they were part of. */
export function unsyncedWrites(now: () => number) {
  let unseen: { write: string; change: StateChange; at: number; tries: number }[] = [];
  const recent = () => unseen.filter(({ at }) => now() - at < receivedWithinMs);
  return {
    add: (write: string, change: StateChange): void => {
      unseen = [...recent(), { write, change, at: now(), tries: 0 }];
    },
    /** What has to be done again on a state that builds on these writes. */
    missingFrom: (writes: readonly string[]): StateChange[] => {
      unseen = recent()
        .filter(({ write, tries }) => !writes.includes(write) && tries < maxTries)
        .map((one) => ({ ...one, tries: one.tries + 1 }));
      return unseen.map(({ change }) => change);
    },
    /** They are part of this write from now on; null where they had been made already. */
    moveTo: (write: string | null): void => {
      unseen = write === null ? [] : unseen.map((one) => ({ ...one, write }));
    },
  };
}
