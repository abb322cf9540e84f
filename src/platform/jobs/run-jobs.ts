import type { Database } from "#platform/db/database.ts";
import { type JobKind, type JobKinds, pauseAfter } from "./job-kind.ts";
import { type ClaimedJob, claimJobs, failJob, finishJob, releaseJob, renewLease } from "./job-runs.ts";

export type Runner = {
  /** There may be something to do. */
  wake: () => void;
  /** Begins nothing new, and resolves when what is under way has ended, or has had its time. */
  stop: () => Promise<void>;
};

const interrupted = "The process ended in the middle, each time";

class LeaseLost extends Error {
  override name = "LeaseLost";
}

/** Runs the jobs of some kinds, in this process, beside those of other processes. */
export function runJobs({
  db,
  kinds,
  atOnce,
  leaseMs = 60_000,
  patienceMs = 8_000,
  onFailure,
  onDead,
  onDone = () => {},
}: {
  db: Database;
  kinds: JobKinds;
  /** How many at the same time: each may hold a connection. */
  atOnce: number;
  /** After this long without a sign of life another process takes the job. */
  leaseMs?: number;
  /** How long a stop waits for what is under way. */
  patienceMs?: number;
  onFailure: (error: unknown, job: ClaimedJob | null) => void;
  onDead: (error: unknown, job: ClaimedJob) => void;
  onDone?: ((job: ClaimedJob) => void) | undefined;
}): Runner {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isRequestedAgain = false;
  let round: Promise<void> | null = null;

  async function claimAndStart(): Promise<void> {
    const limit = atOnce - running.size;
    if (limit === 0) return;
    for (const job of await claimJobs(db, { kinds: Object.keys(kinds), limit, leaseMs })) {
      const run = runOne(job).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
  }

  function wake(): void {
    isRequestedAgain = true;
    round ??= (async () => {
      while (isRequestedAgain && !stopping.signal.aborted) {
        isRequestedAgain = false;
        await claimAndStart().catch((error) => onFailure(error, null));
      }
      round = null;
    })();
  }

  async function runOne(job: ClaimedJob): Promise<void> {
    const kind = kinds[job.kind] as JobKind;
    const beat = setInterval(() => renewLease(db, job, leaseMs).catch(() => {}), leaseMs / 3);
    beat.unref();
    try {
      // Attempts are counted when a job is claimed: one that takes its process down with it does not come back for ever.
      if (job.attempt > kind.pausesS.length + 1) throw new Error(interrupted);
      await inTime(job, kind);
      onDone(job);
    } catch (error) {
      clearInterval(beat);
      await endFailed(job, kind, error).catch((failure) => onFailure(failure, job));
    } finally {
      clearInterval(beat);
    }
  }

  async function inTime(job: ClaimedJob, kind: JobKind): Promise<void> {
    if ("inTransaction" in kind) {
      await db.transaction(async (tx) => {
        await kind.inTransaction(job, tx);
        if (!(await finishJob(tx, job)))
          throw new LeaseLost(`job ${job.id} belongs to another process by now`);
      });
      return;
    }
    const timeUp = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`${job.kind} took longer than ${kind.timeLimitMs} ms`);
      timeUp.abort(error);
      late.reject(error);
    }, kind.timeLimitMs);
    try {
      await Promise.race([
        kind.outside(job, AbortSignal.any([stopping.signal, timeUp.signal])),
        late.promise,
      ]);
      await finishJob(db, job);
    } finally {
      clearTimeout(timer);
    }
  }

  async function endFailed(job: ClaimedJob, kind: JobKind, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return;
    if (stopping.signal.aborted && job.attempt <= kind.pausesS.length + 1) return releaseJob(db, job);
    const pauseMs = pauseAfter(kind, job.attempt, error, Math.random);
    const text = String(error);
    await db.transaction(async (tx) => {
      if ((await failJob(tx, job, { error: text, pauseMs })) && pauseMs === null)
        await kind.onDead?.(job, tx, text);
    });
    if (pauseMs === null) onDead(error, job);
    else onFailure(error, job);
  }

  return {
    wake,
    stop: async () => {
      stopping.abort();
      await round;
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, patienceMs);
      await Promise.race([Promise.all(running), patience.promise]);
      clearTimeout(timer);
    },
  };
}
