import type { Database } from "#platform/db/database.ts";
import type { ClaimedJob } from "./job-runs.ts";

/**
 * How jobs of one kind are run. What changes the database goes into `inTransaction`: it is committed together with "done",
 * so it happens exactly once. What goes out of the house (SMTP, files) is `outside`: at least once, and twice only when a
 * process died between the effect and "done", so the effect carries a name made from the job.
 */
export type JobKind = (
  | { inTransaction: (job: ClaimedJob, tx: Database) => Promise<unknown> }
  | {
      outside: (job: ClaimedJob, signal: AbortSignal) => Promise<unknown>;
      /** Longer than this is a failure; the database has limits of its own. */
      atMostMs: number;
    }
) & {
  /** After each failure so long, in seconds; after the last of them it is dead. */
  pausesS: readonly number[];
  /** Added by the clock, once an hour or a day across all processes; `afterMs` leaves the start to the first visitors. */
  every?: { period: "hour" | "day"; afterMs: number };
  /** In the transaction that declares a job dead. */
  onDead?: (job: ClaimedJob, tx: Database, error: string) => Promise<unknown>;
};

export type JobKinds = Readonly<Record<string, JobKind>>;

/** A failure that no further attempt mends. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** How long until the next attempt, or null when that was the last; spread out, so that those who failed together do not come back together. */
export function pauseAfter(
  kind: Pick<JobKind, "pausesS">,
  attempt: number,
  error: unknown,
  random: () => number,
): number | null {
  const seconds = error instanceof PermanentFailure ? undefined : kind.pausesS[attempt - 1];
  return seconds === undefined ? null : Math.round(seconds * 1_000 * (0.75 + random() / 2));
}
