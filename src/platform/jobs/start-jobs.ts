import type { OpenDatabase } from "#platform/db/database.ts";
import { listen, oneListener } from "#platform/db/listen.ts";
import { addJobsByTheClock } from "./by-the-clock.ts";
import type { JobKinds } from "./job-kind.ts";
import type { ClaimedJob } from "./job-runs.ts";
import { jobChannel } from "./jobs.ts";
import { type Runner, runJobs } from "./run-jobs.ts";

const clockEveryMs = 60_000;

/** Woken by NOTIFY, and looking by the clock in case a call was lost. Returns how to stop. */
export function startJobs({
  database,
  groups,
  clock,
  leaseMs = 60_000,
  pollEveryMs = 5_000,
  onFailure,
  onDead,
  onDone,
}: {
  database: Pick<OpenDatabase, "db" | "pool">;
  /** A slow receiver of mail must not hold up the rest: each group has its own places. */
  groups: readonly { kinds: JobKinds; atOnce: number }[];
  clock: () => Date;
  leaseMs?: number;
  pollEveryMs?: number;
  onFailure: (error: unknown, job: ClaimedJob | null) => void;
  onDead: (error: unknown, job: ClaimedJob) => void;
  onDone?: (job: ClaimedJob) => void;
}): { stop: () => Promise<void> } {
  const { db, pool } = database;
  const runners = groups.map(({ kinds, atOnce }) => ({
    kinds,
    runner: runJobs({ db, kinds, atOnce, leaseMs, onFailure, onDead, onDone }) as Runner,
  }));
  const allKinds = Object.assign({}, ...groups.map(({ kinds }) => kinds)) as JobKinds;

  /** The channel says of which kind the new job is; an empty word is for all. */
  const wake = (kind: string) => {
    for (const { kinds, runner } of runners) if (kind === "" || kind in kinds) runner.wake();
  };
  const listener = oneListener((onLost) => listen(pool, jobChannel, wake, onLost));
  const check = () => {
    void listener.ensure();
    wake("");
  };
  const addDue = () => addJobsByTheClock(db, allKinds, clock()).catch((error) => onFailure(error, null));

  check();
  let adding = addDue();
  const timers = [
    setInterval(check, pollEveryMs),
    setInterval(() => {
      adding = addDue();
    }, clockEveryMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      listener.stop();
      await adding;
      await Promise.all(runners.map(({ runner }) => runner.stop()));
    },
  };
}
