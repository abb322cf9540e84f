import { and, asc, count, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "./jobs.table.ts";

/** A job that somebody has claimed. `attempt` is the fence: it is another for whoever claims it next. */
export type ClaimedJob = {
  id: number;
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  attempt: number;
};

type Claim = { kinds: readonly string[]; limit: number; leaseMs: number };

/** The jobs that are due, those that have waited longest first, each for one of those who ask at the same time. */
export async function claimJobs(db: Database, { kinds, limit, leaseMs }: Claim): Promise<ClaimedJob[]> {
  const { rows } = await db.execute<ClaimedJob & { id: string }>(sql`
    update ${jobs} set attempts = attempts + 1, claimed_at = now(), run_at = now() + ${leaseMs} * interval '1 ms'
     where id in (
       select id from ${jobs} where state = 'waiting' and run_at <= now() and kind in ${[...kinds]}
        order by run_at, id limit ${limit} for update skip locked)
    returning id, kind, key, payload, attempts as attempt`);
  return rows.map((row) => ({ ...row, id: Number(row.id) })).toSorted((one, other) => one.id - other.id);
}

/** Only who has the lease may touch the job. */
const held = (job: ClaimedJob) =>
  and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempt), eq(jobs.state, "waiting"));

/** False: the lease was lost, and what was done in this transaction must not be. */
export async function finishJob(tx: Database, job: ClaimedJob): Promise<boolean> {
  const finished = await tx
    .update(jobs)
    .set({ state: "done", finishedAt: sql`now()`, claimedAt: null, lastError: null })
    .where(held(job))
    .returning({ id: jobs.id });
  return finished.length > 0;
}

/** A job that takes long says now and then that somebody is still at it. */
export async function renewLease(db: Database, job: ClaimedJob, leaseMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: sql`now() + ${leaseMs} * interval '1 ms'` })
    .where(held(job));
}

/** Again after the pause, or never when there is none. */
export async function failJob(
  tx: Database,
  job: ClaimedJob,
  { error, pauseMs }: { error: string; pauseMs: number | null },
): Promise<boolean> {
  const next =
    pauseMs === null
      ? { state: "dead" as const, finishedAt: sql`now()` }
      : { runAt: sql`now() + ${pauseMs} * interval '1 ms'` };
  const failed = await tx
    .update(jobs)
    .set({ ...next, claimedAt: null, lastError: error.slice(0, 2_000) })
    .where(held(job))
    .returning({ id: jobs.id });
  return failed.length > 0;
}

/** A job that was interrupted by a stop is as if nobody had begun it. */
export async function releaseJob(db: Database, job: ClaimedJob): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: sql`now()`, claimedAt: null, attempts: sql`${jobs.attempts} - 1` })
    .where(held(job));
}

/** Dead jobs begin anew: one by its number, or all. Returns how many. */
export async function reviveJobs(
  tx: Database,
  which: number | "all",
): Promise<{ id: number; kind: string }[]> {
  const dead = eq(jobs.state, "dead");
  const revived = await tx
    .update(jobs)
    .set({ state: "waiting", attempts: 0, runAt: sql`now()`, finishedAt: null })
    .where(which === "all" ? dead : and(dead, eq(jobs.id, which)))
    .returning({ id: jobs.id, kind: jobs.kind });
  if (revived.length > 0) await tx.execute(sql`select pg_notify('jobs', '')`);
  return revived;
}

/** What was done long ago goes, and its key with it; what is dead has had 90 days to be looked at. */
export async function purgeJobs(db: Database): Promise<number> {
  const gone = await db
    .delete(jobs)
    .where(
      or(
        and(eq(jobs.state, "done"), lt(jobs.finishedAt, sql`now() - interval '30 days'`)),
        and(eq(jobs.state, "dead"), lt(jobs.finishedAt, sql`now() - interval '90 days'`)),
      ),
    )
    .returning({ id: jobs.id });
  return gone.length;
}

export type JobCount = {
  kind: string;
  waiting: number;
  running: number;
  /** Should have been begun a minute ago or more. */
  late: number;
  dead: number;
};

/** How many there are of each kind, for whoever looks after the site. */
export function countJobs(db: Database): Promise<JobCount[]> {
  const number = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .select({
      kind: jobs.kind,
      waiting: number(sql`state = 'waiting' and claimed_at is null`),
      running: number(sql`state = 'waiting' and claimed_at is not null`),
      late: number(sql`state = 'waiting' and run_at < now() - interval '1 minute'`),
      dead: number(sql`state = 'dead'`),
    })
    .from(jobs)
    .where(ne(jobs.state, "done"))
    .groupBy(jobs.kind)
    .having(sql`${count()} > 0`)
    .orderBy(asc(jobs.kind));
}

/** For how long the oldest job of each kind has been due; what runs is not waiting. */
export async function findOldestDue(db: Database): Promise<{ kind: string; seconds: number }[]> {
  const { rows } = await db.execute<{ kind: string; seconds: number }>(sql`
    select kind, extract(epoch from now() - min(run_at))::float8 as seconds from ${jobs}
     where state = 'waiting' and claimed_at is null and run_at <= now() group by kind`);
  return rows;
}

export type DeadJob = Pick<
  typeof jobs.$inferSelect,
  "id" | "kind" | "key" | "attempts" | "lastError" | "finishedAt"
>;

export function findDeadJobs(db: Database, limit: number): Promise<DeadJob[]> {
  const { id, kind, key, attempts, lastError, finishedAt } = jobs;
  return db
    .select({ id, kind, key, attempts, lastError, finishedAt })
    .from(jobs)
    .where(eq(jobs.state, "dead"))
    .orderBy(asc(finishedAt))
    .limit(limit);
}
