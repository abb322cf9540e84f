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
      timeLimitMs: number;
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

/** What is done every hour or day anyway is tried twice more before the next period does. */
export const twoRetries = [60, 600];
/** What must not fail because the database was away for some hours. */
export const manyRetries = [10, 60, 300, 900, 3_600, 3_600, 3_600, 3_600];

/** The kinds of all who have some; two of one name would run each other's jobs. */
export function joinedKinds(all: readonly JobKinds[]): JobKinds {
  const names = all.flatMap(Object.keys);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) throw new Error(`Two jobs are called ${repeated}`);
  return Object.assign({}, ...all);
}

/** One that was stopped in the middle is not done: the next process takes it up. */
export async function unlessStopped<Result>(
  signal: AbortSignal,
  work: (isStopped: () => boolean) => Promise<Result>,
): Promise<Result> {
  const result = await work(() => signal.aborted);
  signal.throwIfAborted();
  return result;
}

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
